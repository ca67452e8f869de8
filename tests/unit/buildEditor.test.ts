import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { callTool } from './support/callTool';
import { projectFolder, specification } from './support/specification';

const company = await readFile(`${specification}/company.yaml`, 'utf8');
const editor = 'editor:\n  repository: owner/website\n  branch: main\n';

async function folderWith(text: string): Promise<string> {
  const folder = await projectFolder();
  await writeFile(join(folder, 'content/company.yaml'), text);
  return folder;
}

// What it writes is tested in tests/editor/github.spec.ts. tests/sites/build.ts runs npm run editor.
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
