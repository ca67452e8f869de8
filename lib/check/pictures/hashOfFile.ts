import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, resolve } from 'node:path';

const hashes = new Map<string, { size: number; mtimeMs: number; hash: string }>();

/**
 * The hash of a file's bytes, and of its extension, which must fit them. A process reads a file again only if its size or
 * modification time has changed, because a thousand photographs have gigabytes. Throws if the file cannot be read.
 */
export async function hashOfFile(file: string): Promise<string> {
  const path = resolve(file);
  const { size, mtimeMs } = await stat(path);
  const cached = hashes.get(path);
  if (cached?.size === size && cached.mtimeMs === mtimeMs) return cached.hash;
  const hash = createHash('sha256').update(extname(path));
  for await (const bytes of createReadStream(path, { highWaterMark: 2 ** 20 })) hash.update(bytes);
  const result = hash.digest('hex');
  hashes.set(path, { size, mtimeMs, hash: result });
  return result;
}
