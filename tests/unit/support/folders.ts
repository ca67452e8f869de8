import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';

const made: string[] = [];

afterAll(() => Promise.all(made.map((folder) => rm(folder, { recursive: true, force: true }))));

/** A folder outside the project with the given files, deleted after the test file. */
export async function temporaryFolder(files: Record<string, string> = {}): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'unit-')));
  made.push(folder);
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(folder, dirname(name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return folder;
}
