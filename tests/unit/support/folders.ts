import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of all temporary folders. globalSetup.ts deletes it after the last test. */
    temporaryFolders: string;
  }
}

/** A folder outside the project with the given files, deleted after the last test. */
export async function temporaryFolder(
  files: Record<string, string> = {},
  parent = inject('temporaryFolders'),
): Promise<string> {
  const folder = await mkdtemp(join(parent, 'unit-'));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(folder, dirname(name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return folder;
}
