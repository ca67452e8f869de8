import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { compileOnce } from './compileSpecification';

/** Runs before all unit tests. What it returns runs after them: test files share modules, so theirs ends too early. */
export default async function globalSetup(project: TestProject): Promise<() => Promise<void>> {
  await compileOnce();
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'unit-')));
  project.provide('temporaryFolders', folder);
  return () => rm(folder, { recursive: true, force: true });
}
