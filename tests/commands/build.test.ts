import { existsSync } from 'node:fs';
import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runTool } from '../unit/support/runTool';
import { compilableProject } from '../unit/support/specification';

test('a build of invalid content prints only the errors of the content check and generates nothing', async () => {
  const cwd = await compilableProject();
  await appendFile(join(cwd, 'content/ventures/aged-care.yaml'), 'colour: green\n');
  const { code, stdout, stderr } = await runTool('build/build.ts', { cwd });
  expect(code).toBe(1);
  expect(stderr).toMatch(/content\/ventures\/aged-care\.yaml[\s\S]*colour/);
  expect(`${stdout}${stderr}`).not.toMatch(/contentlayer|generated/i);
  expect(existsSync(join(cwd, 'public'))).toBe(false);
});

test('a build beside npm run dev says that it cannot start, and one after a crash of it starts', async () => {
  const cwd = await compilableProject();
  await appendFile(join(cwd, 'content/ventures/aged-care.yaml'), 'colour: green\n');
  await mkdir(join(cwd, '.generated'), { recursive: true });
  await writeFile(join(cwd, '.generated/dev-process'), String(process.pid));
  const beside = await runTool('build/build.ts', { cwd });
  expect([beside.code, beside.stdout]).toEqual([1, '']);
  expect(beside.stderr).toContain(`"npm run dev" is running in this folder (process ${process.pid})`);
  // Larger than any process id.
  await writeFile(join(cwd, '.generated/dev-process'), '99999999');
  expect((await runTool('build/build.ts', { cwd })).stderr).toMatch(/colour/);
});
