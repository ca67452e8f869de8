import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { copyProject, linkPackages } from '@/tests/sites/copyProject';
import { hashFiles } from '@/tests/unit/support/hashFiles';
import { compileContent } from '@/tools/build/compileContent';
import { reachableFrom } from './sources';

/** What Contentlayer reads, besides the content. */
const inputs = [
  ...reachableFrom('contentlayer.config.ts').files,
  ...['tsconfig.json', 'package.json', 'package-lock.json'],
];

/** Copies everything that is needed to compile a content folder. */
export async function copyCompilable(folder: string, content: string): Promise<void> {
  await copyProject(folder, { content, includes: (file) => inputs.includes(file) });
  await linkPackages(folder);
}

/**
 * Compiles the specification's content for the unit tests (globalSetup.ts), unless neither the inputs nor the result
 * have changed since it was last compiled.
 */
export async function compileOnce(): Promise<void> {
  const content = 'tests/fixtures/plain';
  const folder = '.generated/plain';
  const stamp = join(folder, 'hash.sha256');
  const compiled = join(folder, '.contentlayer/generated');
  const hash = () => hashFiles(content, ...inputs, compiled);
  if ((await readFile(stamp, 'utf8').catch(() => '')) === (await hash())) return;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await copyCompilable(folder, content);
  const { code, output } = await compileContent(resolve(folder));
  // Contentlayer can end with code 0 without a result, whose stamp later runs would trust.
  if (code !== 0 || !existsSync(join(compiled, 'index.mjs')))
    throw new Error(`The content of the unit tests does not compile (exit code ${code}):\n${output}`);
  await writeFile(stamp, await hash());
}
