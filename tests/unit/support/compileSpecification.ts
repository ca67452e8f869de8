import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { hashFiles } from '@/tests/hashFiles';
import { copyProject, linkPackages } from '@/tests/sites/copyProject';
import { compileContent } from '@/tools/build/compileContent';

const content = 'tests/fixtures/specification';
const folder = '.generated/specification';
const inputs = ['lib/schema', 'contentlayer.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json'];

/** Compiles the specification's content for the unit tests (vitest.config.ts), unless the inputs are unchanged. */
export default async function compileSpecification(): Promise<void> {
  const stamp = join(folder, 'inputs.sha256');
  const hash = await hashFiles(content, ...inputs);
  if ((await readFile(stamp, 'utf8').catch(() => '')) === hash) return;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await copyProject(folder, {
    content,
    includes: (file) => inputs.some((input) => file === input || file.startsWith(`${input}/`)),
  });
  await linkPackages(folder);
  const { code, output } = await compileContent({ projectDir: resolve(folder) });
  if (code !== 0) throw new Error(output);
  await writeFile(stamp, hash);
}
