import { cp, mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callTool } from './support/callTool';
import { temporaryFolder } from './support/folders';
import { git } from './support/git';

const article = 'content/articles/a.md';

/** A repository with one commit, which each test copies. */
let original: string;
let folder: string;

beforeAll(async () => {
  original = await temporaryFolder({ '.npmrc': 'save-exact=true', [article]: 'An article' });
  git(original, 'init', '--quiet');
  commit(original);
});

beforeEach(async () => {
  folder = await temporaryFolder();
  await cp(original, folder, { recursive: true });
});

function commit(repository: string) {
  git(repository, 'add', '.');
  git(repository, 'commit', '-qm', 'change', '--allow-empty');
}

async function write(...files: string[]) {
  for (const file of files) {
    await mkdir(join(folder, dirname(file)), { recursive: true });
    await writeFile(join(folder, file), 'changed');
  }
}

/** What CI gets to know about a commit of the changes that were made. */
async function found(event = 'pull_request'): Promise<string> {
  commit(folder);
  const env = { GITHUB_EVENT_NAME: event };
  return (await callTool('launch/onlyArticles.ts', { cwd: folder, env })).stdout;
}

describe('a pull request', () => {
  test('with files that writers edit has only articles, also if one moves', async () => {
    const files = ['content/pictures/a.jpg', 'content/people/a.md', 'content/words.yaml'];
    await write(article, ...files, 'content/files/Plan "B" für 2026\n.pdf');
    git(folder, 'mv', article, 'content/articles/b.md');
    expect(await found()).toBe('only-articles=true\n');
  });

  test.each(['lib/content/dates.browser.ts', 'content/company.yaml', 'docs/content/articles/a.md'])(
    'with %j has more',
    async (file) => {
      await write(article, file);
      expect(await found()).toBe('only-articles=false\n');
    },
  );

  test('without changes has more', async () => {
    expect(await found()).toBe('only-articles=false\n');
  });

  test('that moves another file to those of articles has more', async () => {
    await mkdir(join(folder, 'content/files'));
    git(folder, 'config', 'diff.renames', 'copies');
    git(folder, 'mv', '.npmrc', 'content/files/moved.pdf');
    expect(await found()).toBe('only-articles=false\n');
  });

  test('with a symbolic link has more', async () => {
    await symlink('..', join(folder, 'content/files'));
    expect(await found()).toBe('only-articles=false\n');
  });

  test('with a submodule has more', async () => {
    git(folder, 'clone', '--quiet', '.', 'content/files/other');
    expect(await found()).toBe('only-articles=false\n');
  });
});

test('a commit of main has more', async () => {
  await write(article);
  expect(await found('push')).toBe('only-articles=false\n');
});
