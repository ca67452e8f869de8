import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { copyProject, linkPackages } from '@/tests/sites/copyProject';
import { temporaryFolder } from './folders';

/** Frozen content with the specification's articles and facts. Tests pin this copy; `content/` may change. */
export const specification = 'tests/fixtures/specification';

/** A temporary folder whose `content/` is a copy of the specification's; returns the folder around it. */
export async function projectFolder(files?: Record<string, string>): Promise<string> {
  const folder = await temporaryFolder(files);
  await cp(specification, join(folder, 'content'), { recursive: true });
  return folder;
}

/** A copy of the specification's content that a test may change; returns the content folder itself. */
export async function contentCopy(): Promise<string> {
  return join(await projectFolder(), 'content');
}

/** What Contentlayer and the build's first steps read, besides the content. */
const compilerInputs = /^(?:lib|package|tsconfig|contentlayer\.config)/;

/** A project folder with everything that compiling its content needs. */
export async function compilableProject(): Promise<string> {
  const folder = await temporaryFolder();
  await copyProject(folder, { content: specification, includes: (file) => compilerInputs.test(file) });
  await linkPackages(folder);
  return folder;
}
