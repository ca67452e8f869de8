import { execFileSync } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { copyProject, linkPackages } from '@/tools/copyProject';
import { hashOfFiles } from '@/tools/hash';

const content = 'tests/fixtures/specification';
const folder = '.generated/specification';
const inputs = ['lib/schema', 'contentlayer.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json'];

/** Compiles the frozen content for the unit tests (vitest.config.ts), unless that was done for the same inputs. */
export default async function compileSpecification(): Promise<void> {
  const stamp = join(folder, 'inputs.sha256');
  const hash = await hashOfFiles([content, ...inputs]);
  if ((await readFile(stamp, 'utf8').catch(() => '')) === hash) return;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await copyProject(folder, {
    content,
    includes: (file) => inputs.some((input) => file === input || file.startsWith(`${input}/`)),
  });
  await linkPackages(folder);
  execFileSync(process.execPath, ['--import', 'tsx', resolve('tools/compile-content.ts')], {
    cwd: folder,
    // Contentlayer prefers PWD to the working directory.
    env: { ...process.env, PWD: resolve(folder) },
    stdio: 'inherit',
  });
  await writeFile(stamp, hash);
}
