import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The files below a folder at any depth, sorted, as relative paths with forward slashes. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length).replaceAll('\\', '/'))
    .sort();
}

/** Writes a file if its bytes change, so that watchers see only real changes. */
export async function writeIfChanged(file: string, data: string | Buffer): Promise<void> {
  const current = await readFile(file).catch(() => undefined);
  if (!current?.equals(Buffer.from(data))) await writeFile(file, data);
}

/** Removes what a folder has besides the kept names. */
export async function removeOthers(folder: string, kept: Iterable<string>): Promise<void> {
  const names = new Set(kept);
  const others = (await readdir(folder)).filter((name) => !names.has(name));
  await Promise.all(others.map((name) => rm(join(folder, name), { recursive: true })));
}

/** An error message if a folder does not have the required files of a built site. */
export function missingSite(
  folder: string,
  required: readonly string[] = ['index.html'],
): string | undefined {
  if (required.every((file) => existsSync(join(folder, file)))) return undefined;
  return `There is no site in ${folder}/ yet. Run "npm run build", then try again.`;
}
