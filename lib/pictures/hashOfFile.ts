import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, resolve } from 'node:path';

const known = new Map<string, { size: number; mtimeMs: number; hash: string }>();

/**
 * The hash of a file's bytes, and of its extension, which must fit them. A process reads a file again only if its size or
 * its time of change differ, because a thousand photographs have gigabytes. Throws if the file cannot be read.
 */
export async function hashOfFile(file: string): Promise<string> {
  const path = resolve(file);
  const { size, mtimeMs } = await stat(path);
  const last = known.get(path);
  if (last?.size === size && last.mtimeMs === mtimeMs) return last.hash;
  const hash = createHash('sha256').update(extname(path));
  for await (const bytes of createReadStream(path, { highWaterMark: 2 ** 20 })) hash.update(bytes);
  const found = hash.digest('hex');
  known.set(path, { size, mtimeMs, hash: found });
  return found;
}
