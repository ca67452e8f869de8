import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The files below a folder at any depth, as paths from it with forward slashes, in order. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length).replaceAll('\\', '/'))
    .sort();
}

/** What an earlier run wrote down as JSON; undefined when there is no such file, or a half one. */
export async function remembered<Data>(file: string): Promise<Data | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}
