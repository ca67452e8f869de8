import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { filesBelow } from './files';

/** A name for what was given that anything else does not have. */
export function hashOf(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}

/** The same for files and all files below folders but one, by their paths and bytes; what does not exist counts as nothing. */
export async function hashOfFiles(paths: readonly string[], leftOut?: string): Promise<string> {
  const parts: string[] = [];
  for (const path of paths.filter((name) => existsSync(name))) {
    for (const file of await filesAt(path)) {
      if (!leftOut || !file.startsWith(leftOut)) parts.push(file, hashOf(await readFile(file)));
    }
  }
  return hashOf(...parts);
}

async function filesAt(path: string): Promise<string[]> {
  if (!(await stat(path)).isDirectory()) return [path];
  return (await filesBelow(path)).map((file) => `${path}/${file}`);
}
