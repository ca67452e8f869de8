import { randomUUID } from 'node:crypto';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
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

/** Writes a file that is either there whole or not at all: a run that is stopped leaves no half one under its name. */
export async function writeWhole(file: string, data: Buffer): Promise<void> {
  const part = `${file}.${randomUUID()}`;
  await writeFile(part, data);
  await rename(part, file);
}

/** Removes from a folder all files but these. */
export async function keepOnly(folder: string, files: ReadonlySet<string>): Promise<void> {
  const all = (await readdir(folder)).map((file) => join(folder, file));
  await Promise.all(all.filter((file) => !files.has(file)).map((file) => rm(file)));
}
