import { execFileSync } from 'node:child_process';
import { mkdir, rm, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkContent } from '@/lib/check/checkContent';
import { collections } from '@/tools/collections';
import { launchBlockersIn } from '@/tools/launch/blockers';
import { callTool } from './support/callTool';
import { projectFolder } from './support/specification';

const link = /^this is a symbolic link, .*: delete it, and add the file or folder itself$/;
const pipe = /^this is a named pipe, not a file: delete it$/;

/** A project whose content has symbolic links, in place of what was there. */
async function projectWith(links: Record<string, string>): Promise<string> {
  const project = await projectFolder();
  for (const [name, target] of Object.entries(links)) {
    const path = join(project, 'content', name);
    await rm(path, { recursive: true, force: true });
    await mkdir(dirname(path), { recursive: true });
    await symlink(target, path);
  }
  return project;
}

async function errorsIn(project: string): Promise<Map<string, string[]>> {
  const content = join(project, 'content');
  const files = await checkContent(content, collections);
  return new Map(
    files
      .filter(({ messages }) => messages.some(({ fatal }) => fatal))
      .map(({ path, messages }) => [path.slice(content.length + 1), messages.map(({ reason }) => reason)]),
  );
}

// Links and pipes are not fixtures: git on Windows writes them as other files.
describe.skipIf(process.platform === 'win32')(
  'anything but an ordinary file is an error and is not read:',
  () => {
    test('links to devices, folders, other files and to nothing', async () => {
      const endless =
        'articles/.gitkeep articles/endless.md files/endless.csv legal/privacy-policy.md pages/endless.md people/endless.md pictures/endless.jpg redirects.yaml ventures/endless.yaml words.yaml';
      const links = {
        ...Object.fromEntries(endless.split(' ').map((name) => [name, '/dev/zero'])),
        ...{ 'articles/all': '/', 'company.yaml': 'nowhere.yaml' },
        ...{ 'files/env.csv': '../../.env', 'files/nothing.csv': 'nowhere.csv' },
      };
      const errors = await errorsIn(await projectWith(links));
      for (const name of Object.keys(links))
        expect(errors.get(name), name).toEqual([expect.stringMatching(link)]);
    });

    test('a named pipe', async () => {
      const project = await projectFolder();
      for (const name of ['articles/pipe.md', 'redirects.txt'])
        execFileSync('mkfifo', [join(project, 'content', name)]);
      const errors = await errorsIn(project);
      expect(errors.get('articles/pipe.md')).toEqual([expect.stringMatching(pipe)]);
      expect(errors.get('redirects.txt')).toEqual([expect.stringMatching(pipe)]);
    });
  },
);

test.skipIf(process.platform === 'win32')(
  'a command that reads content without the check stops',
  async () => {
    const cwd = await projectWith({ 'company.yaml': '/dev/zero' });
    const { code, stderr } = await callTool('writers/newArticle.ts', { args: ['A title'], cwd });
    expect([code, stderr]).toEqual([1, expect.stringMatching(/company\.yaml: this is a symbolic link/)]);
    expect(() => launchBlockersIn(join(cwd, 'content'))).toThrow('company.yaml: this is a symbolic link');
  },
);
