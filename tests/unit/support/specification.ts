import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { copyCompilable } from './compileSpecification';
import { temporaryFolder } from './folders';

/** A copy of the content with the specification's articles and facts, for tests. `content/` may change. */
export const specification = 'tests/fixtures/plain';

/** A temporary folder with a copy of the specification's content in `content/`. */
export async function projectFolder(files?: Record<string, string>): Promise<string> {
  const folder = await temporaryFolder(files);
  await cp(specification, join(folder, 'content'), { recursive: true });
  return folder;
}

/** A copy of the specification's content that a test may change; returns the content folder itself. */
export async function contentCopy(): Promise<string> {
  return join(await projectFolder(), 'content');
}

/** A project folder with everything to compile its content. */
export async function compilableProject(): Promise<string> {
  const folder = await temporaryFolder();
  await copyCompilable(folder, specification);
  return folder;
}
