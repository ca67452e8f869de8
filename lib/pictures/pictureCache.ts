import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { type PictureFile, readPicture } from './pictureFile';

/** A picture that can be shown, without its bytes, or what is wrong with it. */
type CheckedPicture = { reason: string } | Pick<PictureFile, 'width' | 'height' | 'hasPlace'>;

/** What was found in a file, with the size and the time of change that it had, and the hash of its bytes. */
type Known = { size: number; mtimeMs: number; key?: string; picture: CheckedPicture };

/** Other limits or another decoder can refuse the same bytes. */
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
  private readonly known = new Map<string, Known>();
  private readonly kept: ReadonlyMap<string, CheckedPicture>;

  /** @param file For the next process. Without it, nothing is kept. */
  constructor(private readonly file?: string) {
    const list = file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
    this.kept = new Map(list.version === version ? list.pictures : []);
  }

  /** Decodes a picture if that is necessary. Throws if the file cannot be read. */
  async read(path: string): Promise<CheckedPicture> {
    const { size, mtimeMs } = await stat(path);
    const known = this.known.get(path);
    if (known?.size === size && known.mtimeMs === mtimeMs) return known.picture;
    const key = this.file && (await keyOf(path));
    const picture = (key && this.kept.get(key)) || (await decode(path));
    this.known.set(path, { size, mtimeMs, key, picture });
    return picture;
  }

  /** Keeps the pictures that can be shown for the next process, and forgets those that were not read. */
  async save(): Promise<void> {
    if (!this.file) return;
    const pictures = [...this.known.values()].filter(({ picture }) => !('reason' in picture));
    const text = JSON.stringify({ version, pictures: pictures.map(({ key, picture }) => [key, picture]) });
    const unfinished = `${this.file}.unfinished-${process.pid}`;
    try {
      await mkdir(dirname(this.file), { recursive: true });
      // Renamed when complete, because builds may run side by side.
      await writeFile(unfinished, text);
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

/** The hash of a picture's bytes, and of its extension, which must fit them. */
async function keyOf(path: string): Promise<string> {
  const hash = createHash('sha256').update(extname(path));
  for await (const bytes of createReadStream(path, { highWaterMark: 2 ** 20 })) hash.update(bytes);
  return hash.digest('hex');
}
