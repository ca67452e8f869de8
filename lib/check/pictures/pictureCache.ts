import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { hashOfFile } from './hashOfFile';
import { type PictureFile, readPicture } from './pictureFile';

/** A picture that can be shown, without its bytes, or what is wrong with it. */
type CheckedPicture = { reason: string } | Pick<PictureFile, 'width' | 'height' | 'hasPlace'>;

/** Other limits or another decoder can refuse the same bytes. */
const version = createHash('sha256')
  .update(readFileSync(fileURLToPath(import.meta.resolve('./pictureFile.ts'))))
  .update(JSON.stringify(sharp.versions))
  .digest('hex');

/**
 * What was found in pictures, by their hash, because decoding takes most of the check of a thousand photographs: in this
 * process, which is `npm run dev` if it checks more than once, and in the last one that kept it.
 */
export class PictureCache {
  private readonly found = new Map<string, CheckedPicture>();
  private readonly kept: ReadonlyMap<string, CheckedPicture>;

  /** @param file For the next process. Without it, nothing is kept. */
  constructor(private readonly file?: string) {
    const list = file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
    this.kept = new Map(list.version === version ? list.pictures : []);
  }

  /** Decodes a picture if that is necessary. Throws if the file cannot be read. */
  async read(path: string): Promise<CheckedPicture> {
    const hash = await hashOfFile(path);
    const picture = this.found.get(hash) ?? this.kept.get(hash) ?? (await decode(path));
    this.found.set(hash, picture);
    return picture;
  }

  /** Keeps the pictures that can be shown for the next process, and forgets those that were not read. */
  async save(): Promise<void> {
    if (!this.file) return;
    const pictures = [...this.found].filter(([, picture]) => !('reason' in picture));
    const text = JSON.stringify({ version, pictures });
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
