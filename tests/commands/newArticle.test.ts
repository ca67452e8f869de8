import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { article } from '@/lib/articles/schema';
import { today } from '@/lib/content/buildDay';
import { fields } from '@/tools/writers/new-article/fields';
import { callTool } from '../unit/support/callTool';
import { temporaryFolder } from '../unit/support/folders';
import { articleIn, given, messagesAbout, picture, run, slug } from '../unit/support/newArticle';
import { runTool } from '../unit/support/runTool';
import { projectFolder } from '../unit/support/specification';

describe('an article made from flags', () => {
  test('passes the check, and prints its path', { timeout: 30_000 }, async () => {
    const folder = await projectFolder();
    const args = Object.entries(given).flat();
    const { code, stdout, stderr } = await runTool('writers/new-article/main.ts', { args, cwd: folder });
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain(`${slug}.md`);
    expect(await messagesAbout(folder)).toEqual([]);
  });

  test('has the next free id, its category by number, and a read time of one minute without a text', async () => {
    const folder = await projectFolder();
    await run(folder);
    const file = await articleIn(folder);
    expect(file).toMatch(/^id: 7$/m);
    expect(file).toMatch(/^category: Industry Insights$/m);
    expect(file).toMatch(/^readTime: 1 min read$/m);
  });

  test("has today's date in Melbourne, or the given one", async () => {
    const folder = await projectFolder();
    await run(folder);
    expect(await articleIn(folder)).toContain(`\ndate: ${today()}\n`);
    await run(folder, { '--title': 'Another', '--date': '2025-09-01' });
    expect(await articleIn(folder, 'another')).toContain('\ndate: 2025-09-01\n');
  });

  test('has the description of each field from the schema in a comment above it', async () => {
    const folder = await projectFolder();
    await run(folder);
    const lines = (await articleIn(folder)).replaceAll('\n# ', ' ').split('\n');
    for (const { name } of fields) {
      if (name === 'slug') continue;
      const above = lines[lines.findIndex((line) => line.startsWith(`${name}: `)) - 1];
      expect(above).toContain(article.shape[name].description);
    }
  });

  test('keeps quotation marks, colons and special characters in its title', async () => {
    const folder = await projectFolder();
    const title = 'The "award": # of hours & \\ more';
    const { code } = await run(folder, { '--title': title });
    expect(code).toBe(0);
    expect(await articleIn(folder, 'the-award-of-hours-and-more')).toContain(
      `title: ${JSON.stringify(title)}`,
    );
    expect(await messagesAbout(folder, 'the-award-of-hours-and-more')).toEqual([]);
  });

  test('takes a text from a file, also with Windows line endings, and computes its read time', async () => {
    const folder = await projectFolder();
    await writeFile(join(folder, 'text.txt'), `\uFEFF## The plan\r\n\r\n${'Plain words. '.repeat(430)}`);
    const { code, stderr } = await run(folder, {}, '--text', 'text.txt');
    expect([code, stderr]).toEqual([0, '']);
    const file = await articleIn(folder);
    expect(file).toContain('readTime: 4 min read');
    expect(file).toContain('\n---\n\n## The plan\n\nPlain words.');
    expect(file).not.toContain('<!--');
  });

  test('is created despite errors in its text, and prints them', async () => {
    const folder = await projectFolder();
    await writeFile(join(folder, 'text.txt'), '# A title again\n\nWords.');
    const { code, stderr } = await run(folder, {}, '--text', 'text.txt');
    expect(code).toBe(1);
    expect(stderr).toMatch(/payday-super-what-changes\.md:\d+:1 .*##/);
    expect(await articleIn(folder)).toContain('# A title again');
  });

  test('is a draft with --draft', async () => {
    const folder = await projectFolder();
    await run(folder, {}, '--draft');
    expect(await articleIn(folder)).toMatch(/^draft: true$/m);
  });

  test('removes the query from a copied picture URL', async () => {
    const folder = await projectFolder();
    const { code } = await run(folder, { '--image': `${picture}?w=1200&q=80` });
    expect(code).toBe(0);
    expect(await articleIn(folder)).toContain(`\nimage: ${picture}\n`);
  });
});

test('--help shows every flag with an example', async () => {
  const { code, stdout } = await callTool('writers/new-article/main.ts', {
    args: ['--help'],
    cwd: await temporaryFolder(),
  });
  expect(code).toBe(0);
  for (const { flag } of fields) expect(stdout).toMatch(new RegExp(`--${flag} +\\S`));
});
