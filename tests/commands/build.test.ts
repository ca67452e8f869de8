import { existsSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
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
}, 30_000);
