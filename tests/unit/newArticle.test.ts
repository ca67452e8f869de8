import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkContent } from '@/lib/check/checkContent';
import { buildDay } from '@/lib/content/buildDay';
import { hashFiles } from '@/tests/unit/support/hashFiles';
import { collections } from '@/tools/collections';
import { callTool, type Ran } from './support/callTool';
import { projectFolder } from './support/specification';

const command = 'writers/newArticle.ts';
const title = 'Payday super: what changes';
const slug = 'payday-super-what-changes';

const fileIn = (folder: string, name = slug) => join(folder, 'content/articles', `${name}.md`);
const articleIn = (folder: string, name = slug) => readFile(fileIn(folder, name), 'utf8');

/** The check's messages about an article, by their rules. */
async function messagesAbout(folder: string, name = slug) {
  const files = await checkContent(join(folder, 'content'), collections);
  return files.filter(({ stem }) => stem === name).flatMap(({ messages }) => messages);
}

describe('npm run new:article', () => {
  let cwd: string;
  let ran: Ran;
  let file: string;

  beforeAll(async () => {
    cwd = await projectFolder();
    ran = await callTool(command, { args: [title], cwd });
    file = await articleIn(cwd);
  });

  test('creates a file with the next free id and the day of the build, and prints its path', () => {
    expect([ran.code, ran.stderr]).toEqual([0, '']);
    expect(ran.stdout).toContain(`content/articles/${slug}.md`);
    expect(file).toMatch(/^id: 7$/m);
    expect(file).toContain(`\ntitle: "${title}"\n`);
    expect(file).toContain(`\ndate: ${buildDay}\n`);
  });

  test('creates a file that the check refuses until each empty field and the heading are filled in', async () => {
    await writeFile(fileIn(cwd), file);
    const reasons = (await messagesAbout(cwd)).map(({ reason }) => reason.split(': ')[0]);
    const empty = ['excerpt', 'category', 'readTime', 'image', 'imageAlt'];
    expect(reasons).toEqual([...empty, 'this heading has no text']);
    const values: Record<string, string> = {
      excerpt: 'What changes when super is due with every pay.',
      category: 'Industry Insights',
      readTime: '1 min read',
      image: 'https://images.unsplash.com/photo-1521791136064-7986c2920216',
      imageAlt: 'Two people shaking hands after a meeting',
    };
    const filled = file
      .replace(/^(\w+):$/gm, (line, name) => `${line} ${values[name]}`)
      .replace(/^##$/m, 'The first paragraph.\n\n## A heading\n\nMore.');
    await writeFile(fileIn(cwd), filled);
    expect(await messagesAbout(cwd)).toEqual([]);
  });
});

test.each<[what: string, args: string[], message: RegExp]>([
  ['without a title', [], /^Usage: npm run new:article -- "TITLE"/],
  [
    'with the title of another article',
    ['Managed IT, explained without the acronyms'],
    /not created: EEXIST/,
  ],
])('npm run new:article %s writes nothing', async (_, args, message) => {
  const cwd = await projectFolder();
  const before = await hashFiles(cwd);
  const { code, stdout, stderr } = await callTool(command, { args, cwd });
  expect([code, stdout, stderr]).toEqual([1, '', expect.stringMatching(message)]);
  expect(await hashFiles(cwd)).toBe(before);
});
