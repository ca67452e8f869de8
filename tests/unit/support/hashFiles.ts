import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from '../../../tools/files';

/** Returns a hash of the paths and contents of files and folders. Missing paths are ignored. */
export async function hashFiles(...paths: string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const path of paths.filter((name) => existsSync(name))) {
    const files = (await stat(path)).isDirectory() ? await filesBelow(path) : [''];
    for (const file of files) {
      const bytes = await readFile(join(path, file));
      hash.update(`${path}\0${file}\0${bytes.length}\0`).update(bytes);
    }
  }
  return hash.digest('hex');
}
