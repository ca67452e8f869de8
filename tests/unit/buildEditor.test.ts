import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { callTool } from './support/callTool';
import { projectFolder, specification } from './support/specification';

const company = await readFile(`${specification}/company.yaml`, 'utf8');

// What it writes is tested in tests/editor/github.spec.ts.
test.each([
  ['says what to write without settings', company, 'editor:\n  repository: owner/website\n  branch: main'],
  ['names a missing setting', `${company}editor:\n  repository: owner/website\n`, 'editor.branch'],
  ['refers to the check if the file cannot be read', 'name: "The group', 'npm run check:content'],
])('npm run build:editor %s', async (_, text, message) => {
  const cwd = await projectFolder();
  await writeFile(join(cwd, 'content/company.yaml'), text);
  const { code, stderr } = await callTool('editor/build.ts', { cwd });
  expect([code, stderr]).toEqual([1, expect.stringContaining(message)]);
});
