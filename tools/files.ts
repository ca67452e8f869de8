import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The files below a folder at any depth, as paths from it with forward slashes, in order. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length).replaceAll('\\', '/'))
    .sort();
}

/** Writes a file, unless it holds the same already: whoever watches it need not look again. */
export async function writeIfChanged(file: string, content: string | Uint8Array): Promise<void> {
  const data = Buffer.from(content);
  const before = await readFile(file).catch(() => undefined);
  if (!before?.equals(data)) await writeFile(file, data);
}
