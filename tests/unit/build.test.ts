import { existsSync } from 'node:fs';
import { appendFile, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { copyProject } from '@/tools/copyProject';
import { temporaryFolder } from './support/folders';
import { runTool } from './support/runTool';

test('a build of content with a fault says it in the words of the check alone, and makes nothing', async () => {
  const cwd = await temporaryFolder();
  await copyProject(cwd, (file) => !/^(?:content|lib|package\.json|tsconfig|contentlayer)/.test(file));
  await symlink(resolve('node_modules'), join(cwd, 'node_modules'), 'dir');
  await appendFile(join(cwd, 'content/divisions/aged-care.yaml'), 'colour: green\n');
  const { code, stdout, stderr } = await runTool('build.ts', { cwd });
  expect(code).toBe(1);
  expect(stderr).toMatch(/content\/divisions\/aged-care\.yaml[\s\S]*colour/);
  expect(`${stdout}${stderr}`).not.toMatch(/contentlayer|generated/i);
  expect(existsSync(join(cwd, 'public'))).toBe(false);
}, 30_000);
