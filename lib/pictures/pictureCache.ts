import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { type PictureFile, readPicture } from './pictureFile';

/** A picture that can be shown, without its bytes, or what is wrong with it. */
export type CheckedPicture = { reason: string } | Pick<PictureFile, 'width' | 'height' | 'hasPlace'>;

/** Other rules or another decoder can judge the same bytes differently. */
const version = createHash('sha256')
  .update(readFileSync(fileURLToPath(import.meta.resolve('./pictureFile.ts'))))
  .update(JSON.stringify(sharp.versions))
  .digest('hex');

/**
 * What was found in pictures, because decoding takes most of the check of a thousand photographs. `npm run dev` checks all
 * of them after each change, and knows those of the same path, size and time of change. The next process knows those of
 * the same bytes, because a checkout gives files another time.
 */
export class PictureCache {
  private readonly unchanged = new Map<string, { size: number; mtimeMs: number; picture: CheckedPicture }>();
  private readonly kept: ReadonlyMap<string, CheckedPicture>;
  private readonly used = new Map<string, CheckedPicture>();

  /** @param file For the next process. Without it, nothing is kept. */
  constructor(private readonly file?: string) {
    const list = file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
    this.kept = new Map(list.version === version ? list.pictures : []);
  }

  /** Decodes a picture if that is necessary. Throws if the file cannot be read. */
  async read(path: string): Promise<CheckedPicture> {
    const { size, mtimeMs } = await stat(path);
    const unchanged = this.unchanged.get(path);
    if (unchanged?.size === size && unchanged.mtimeMs === mtimeMs) return unchanged.picture;
    const key = this.file && (await keyOf(path));
    const picture = (key && this.kept.get(key)) || (await decode(path));
    this.unchanged.set(path, { size, mtimeMs, picture });
    if (key) this.used.set(key, picture);
    return picture;
  }

  /** Keeps what was read for the next process, and forgets the rest. */
  async save(): Promise<void> {
    if (!this.file) return;
    const unfinished = `${this.file}.unfinished-${process.pid}`;
    try {
      await mkdir(dirname(this.file), { recursive: true });
      // Renamed when complete, because builds may run side by side.
      await writeFile(unfinished, JSON.stringify({ version, pictures: [...this.used] }));
      await rename(unfinished, this.file);
    } catch {
      // A folder that cannot be written to is no fault of the content: the next check decodes the pictures again.
      await rm(unfinished, { force: true });
    }
  }
}

async function decode(path: string): Promise<CheckedPicture> {
  const picture = await readPicture(path);
  if ('reason' in picture) return picture;
  const { width, height, hasPlace } = picture;
  return { width, height, hasPlace };
}

/** The bytes of a picture and its extension, on which what is wrong with it depends. */
async function keyOf(path: string): Promise<string> {
  const hash = createHash('sha256').update(extname(path));
  for await (const bytes of createReadStream(path, { highWaterMark: 2 ** 20 })) hash.update(bytes);
  return hash.digest('hex');
}
