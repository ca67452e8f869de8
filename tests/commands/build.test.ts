import { existsSync } from 'node:fs';
import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { devServerRunning } from '@/tools/build/devServer';
import { callTool } from '../unit/support/callTool';
import { temporaryFolder } from '../unit/support/folders';
import { runTool } from '../unit/support/runTool';
import { compilableProject } from '../unit/support/specification';

test('a build of invalid content prints only the errors of the content check and generates nothing, also after a crash of npm run dev', async () => {
  const cwd = await compilableProject();
  await appendFile(join(cwd, 'content/ventures/aged-care.yaml'), 'colour: green\n');
  await mkdir(join(cwd, '.generated'));
  // Larger than any process id.
  await writeFile(join(cwd, '.generated/dev-process'), '99999999');
  const { code, stdout, stderr } = await runTool('build/build.ts', { cwd });
  expect(code).toBe(1);
  expect(stderr).toMatch(/content\/ventures\/aged-care\.yaml[\s\S]*colour/);
  expect(`${stdout}${stderr}`).not.toMatch(/contentlayer|generated/i);
  expect(existsSync(join(cwd, 'public'))).toBe(false);
});

test.each(['build', 'dev'])('%s beside npm run dev says that it cannot start', async (name) => {
  const cwd = await temporaryFolder({ '.generated/dev-process': String(process.ppid) });
  const { code, stdout, stderr } = await callTool(`build/${name}.ts`, { cwd });
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toContain(`"npm run dev" is running in this folder (process ${process.ppid})`);
});

test('the note of an npm run dev that crashed does not count if this process got its id', async () => {
  const cwd = await temporaryFolder({ '.generated/dev-process': String(process.pid) });
  const { code } = await callTool(async () => (devServerRunning() ? 1 : 0), { cwd });
  expect(code).toBe(0);
});
