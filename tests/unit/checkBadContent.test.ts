import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkContent } from '@/lib/check/checkContent';
import type { Message } from '@/lib/check/messages';
import { rules } from '@/lib/check/rules';
import { australianSpeller } from '@/lib/check/speller';
import { filesBelow } from '@/tools/files';
import { contentCopy } from './support/specification';

const cases = 'tests/fixtures/content-bad';

/** What the check prints, by file, with paths as if it had been started above the folder. */
const printed = new Map<string, string[]>();
const expected = new Map<string, string[]>();

function add(lines: Map<string, string[]>, line: string) {
  const [, path = ''] = /^(.+?):\d+:\d+ /.exec(line) ?? [];
  lines.set(path, [...(lines.get(path) ?? []), line]);
}

function lineOf({ file, line, column, fatal, reason, source, ruleId }: Message): string {
  return `${file}:${line}:${column} ${fatal ? 'error' : 'warning'} ${reason} [${source}:${ruleId}]`;
}

const files = (await filesBelow(cases)).filter((file) => file !== 'expected.txt');

beforeAll(async () => {
  const folder = await contentCopy();
  await cp(cases, folder, { recursive: true, filter: (path) => !path.endsWith('expected.txt') });
  const messages = (await checkContent(folder)).flatMap((file) => file.messages);
  for (const message of messages) add(printed, lineOf(message).replaceAll(join(folder, '/'), ''));
  for (const line of (await readFile(join(cases, 'expected.txt'), 'utf8')).trimEnd().split('\n'))
    add(expected, line);
}, 30_000);

test('every rule is listed in rules.ts', async () => {
  const { plugins = [] } = rules(australianSpeller(''));
  expect(await filesBelow('lib/check/rules')).toHaveLength(plugins.length);
});

describe('bad content', () => {
  test.each(files)('%s gets the expected messages', (file) => {
    expect(expected.get(file)).toBeDefined();
    expect(printed.get(file)).toEqual(expected.get(file));
  });

  test('leaves the other files alone', () => {
    expect([...printed.keys()].filter((path) => !files.includes(path))).toEqual([]);
  });
});

// Not among the fixtures: git would change its line ends, Windows could not hold it, and size is no virtue.
test.each([
  ['a name that Windows keeps for a device', 'con.md', 'Text.\n', /Windows cannot hold a file named con/],
  ['a text of the size of a book', 'a-book.md', 'A word. '.repeat(10_000), /80 kB, more than the 60 kB/],
  ['the line ends of an old Macintosh', 'old.md', '---\rid: 7\r---\r', /line ends of old Macintosh/],
])('%s is refused', async (_, name, text, message) => {
  const folder = await contentCopy();
  await writeFile(join(folder, 'articles', name), text);
  const files = await checkContent(folder);
  const file = files.find(({ path }) => path === join(folder, 'articles', name));
  expect(file?.messages.map(({ reason }) => reason).join('\n')).toMatch(message);
});

test('a missing legal page is reported', async () => {
  const folder = await contentCopy();
  const path = join(folder, 'legal/terms-of-service.mdx');
  await rm(path);
  const file = (await checkContent(folder)).find((found) => found.path === path);
  expect(file?.messages.map(String)).toEqual([expect.stringContaining('is missing')]);
});
