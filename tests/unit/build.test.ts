import { existsSync } from 'node:fs';
import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { claimFolder } from '@/tools/build/claimFolder';
import { compileContent } from '@/tools/build/compileContent';
import { callTool } from './support/callTool';
import { temporaryFolder } from './support/folders';
import { compilableProject, projectFolder } from './support/specification';

test('a build of invalid content prints only the errors of the content check and generates nothing, also after a crash of npm run dev', async () => {
  const cwd = await projectFolder();
  await appendFile(join(cwd, 'content/ventures/aged-care.yaml'), 'colour: green\n');
  await mkdir(join(cwd, '.generated'));
  // Larger than any process id.
  await writeFile(join(cwd, '.generated/running'), '99999999: npm run dev');
  const { code, stdout, stderr } = await callTool('build/build.ts', { cwd });
  expect(code).toBe(1);
  expect(stderr).toMatch(/content\/ventures\/aged-care\.yaml[\s\S]*colour/);
  expect(`${stdout}${stderr}`).not.toMatch(/contentlayer|generated/i);
  expect(existsSync(join(cwd, 'public'))).toBe(false);
});

test.each([
  ['build', 'npm run dev'],
  ['dev', 'npm run build'],
])('%s beside %s says that it cannot start', async (name, other) => {
  const cwd = await temporaryFolder({ '.generated/running': `${process.ppid}: ${other}` });
  const { code, stdout, stderr } = await callTool(`build/${name}.ts`, { cwd });
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toContain(`"${other}" is running in this folder (process ${process.ppid})`);
});

test('a command notes itself, and the note of one that crashed does not count if this process got its id', async () => {
  const cwd = await temporaryFolder({ '.generated/running': `${process.pid}: npm run dev` });
  const { code } = await callTool(async () => (claimFolder('npm run build') ? 1 : 0), { cwd });
  expect(code).toBe(0);
  expect(await readFile(join(cwd, '.generated/running'), 'utf8')).toBe(`${process.pid}: npm run build`);
});

// Contentlayer itself ends with 0, and the build would publish what an earlier one compiled.
test('compiling fails when Contentlayer cannot load', async () => {
  const projectDir = await compilableProject();
  await writeFile(join(projectDir, 'contentlayer.config.ts'), "import 'no-such-package';\n");
  const { code, output } = await compileContent(projectDir);
  expect([code, output]).toEqual([1, expect.stringContaining('no-such-package')]);
});
