import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { linkPackages } from '../sites/copyProject';
import { callTool } from '../unit/support/callTool';
import { startTool } from '../unit/support/runTool';
import { projectFolder, specification } from '../unit/support/specification';

const company = (await readFile(`${specification}/company.yaml`, 'utf8')).replace(
  /^name: .*/m,
  'name: The group',
);
const editor = 'editor:\n  repository: owner/website\n  branch: main\n';

async function folderWith(text: string): Promise<string> {
  const folder = await projectFolder();
  await linkPackages(folder);
  await writeFile(join(folder, 'content/company.yaml'), text);
  return folder;
}

// What it writes is tested in tests/editor/github.spec.ts.
describe('npm run build:editor', () => {
  test.each([
    ['says what to write without settings', company, 'editor:\n  repository: owner/website\n  branch: main'],
    [
      'names the line of an invalid setting',
      company + editor.replace('owner/website', 'https://github.com/owner/website'),
      'editor.repository: must be the owner and the name of a repository',
    ],
    ['names a missing setting', `${company}editor:\n  repository: owner/website\n`, 'editor.branch'],
    ['refers to the check if the file cannot be read', 'name: "The group', 'npm run check:content'],
  ])('%s', async (_, text, message) => {
    const { code, stderr } = await callTool('editor/build.ts', { cwd: await folderWith(text) });
    expect([code, stderr]).toEqual([1, expect.stringContaining(message)]);
    expect(stderr).not.toMatch(/^\s+at /m);
  });
});

test('npm run editor prints the URL last and serves the editor there', async ({ onTestFinished }) => {
  const child = startTool('editor/local.ts', { cwd: await folderWith(company), env: { PORT: '0' } });
  onTestFinished(() => void child.kill());
  let printed = '';
  for await (const data of child.stdout) {
    printed += data;
    if (/localhost:\d+\n/.test(printed)) break;
  }
  const url = printed.trim().split('\n').at(-1) ?? '';
  expect(url).toMatch(/^http:\/\/localhost:\d+$/);
  expect(await (await fetch(url)).text()).toContain('<title>The group</title>');
});
