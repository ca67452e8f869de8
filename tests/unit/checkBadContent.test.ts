import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { article } from '@/lib/articles/schema';
import { categories } from '@/lib/categories/categories';
import { checkContent } from '@/lib/check/checkContent';
import { rules } from '@/lib/check/rules';
import { facts } from '@/lib/company/facts';
import { person } from '@/lib/people/schema';
import { calloutIcons } from '@/lib/text/callouts/plugin';
import { australianSpeller } from '@/lib/text/words/speller';
import { addFiles, readBadContent } from '@/tests/sites/badContent';
import { collections } from '@/tools/collections';
import { type Change, lineOf, messagesWith } from './support/changedContent';
import { contentCopy } from './support/specification';

const badContent = await readBadContent();
const paths = badContent.map(({ path }) => path);

/** The messages by file, with paths in the content folder. */
const printed = new Map<string, string[]>();

/** Lists in messages that follow from the schema or a table. */
const lists: [name: string, items: readonly string[]][] = [
  ['{categories}', categories.map(({ name }) => name)],
  ['{articleFields}', Object.keys(article.shape)],
  ['{personFields}', Object.keys(person.shape)],
  ['{facts}', [...facts.keys()].map((fact) => `{${fact}}`)],
  ['{callouts}', [...calloutIcons.keys()].map((kind) => `[!${kind}]`)],
];
const withLists = (message: string) =>
  lists.reduce((text, [name, items]) => text.replace(name, items.join(', ')), message);

beforeAll(async () => {
  const folder = await contentCopy();
  await addFiles(folder, badContent);
  for (const { path, messages } of await checkContent(folder, collections))
    if (messages.length > 0)
      printed.set(
        path.replace(join(folder, '/'), ''),
        messages.map((message) => lineOf(message).replaceAll(join(folder, '/'), '')),
      );
});

describe('bad content', () => {
  test.each(badContent)('$path gets the expected messages', ({ path, messages }) => {
    // Shows the messages of a new file, which has no lines yet.
    const expected = messages.length > 0 ? messages.map(withLists) : ['no line in the fixtures'];
    expect(printed.get(path) ?? []).toEqual(expected);
  });

  test('has an example of each rule', () => {
    const names = rules(australianSpeller('')).flatMap((plugin) =>
      Array.isArray(plugin) ? [(plugin[0] as { name: string }).name] : [],
    );
    const lines = [...printed.values()].flat();
    const missing = names.filter((name) => !lines.some((line) => line.endsWith(` [${name}]`)));
    // Those that need another legal text or another company.yaml: checkLegalAndCompany.test.ts.
    expect(missing.sort()).toEqual(['fields:register-number']);
  });

  test('causes no messages about other files', () => {
    expect([...printed.keys()].filter((path) => !paths.includes(path))).toEqual([]);
  });
});

// Not fixtures, because of their size, because the fixtures need the right one, because git would change their line endings, or because of Windows.
test('bad content that cannot be a fixture gets errors', async () => {
  const cases: Record<string, [text: string, message: RegExp]> = {
    'articles/con.md': ['Text.\n', /Windows does not allow a file named con:/],
    'files/con.pdf': ['%PDF-1.4', /Windows does not allow a file named con:/],
    'files/long.csv': ['1\n'.repeat(10_500_000), /21\u00a0MB, more than the limit of 20\u00a0MB/],
    'pictures/AUX.jpg': ['', /Windows does not allow a file named aux:/],
    'articles/a-book.md': ['A word. '.repeat(10_000), /80 kB, more than the limit of 60 kB: split it/],
    'redirects.yaml': [
      `redirects:\n${'  - { from: /old, to: /about }\n'.repeat(17_000)}`,
      /527 kB, more than the limit of 500 kB: delete what is no longer needed/,
    ],
    'words.yaml': [
      'words: |\n  annum\npayday\n',
      /the indentation is wrong: put 2 spaces in front of payday/,
    ],
    'articles/old.md': ['---\rid: 7\r---\r', /old Macintosh/],
  };
  const changes = Object.entries(cases).map(([name, [text]]): Change => [name, text]);
  const messages = await messagesWith(...changes, ['legal/terms-of-service.md']);
  expect(messages).toContainEqual(expect.stringMatching(/^legal\/terms-of-service\.md:.* is missing/));
  for (const [name, [, message]] of Object.entries(cases))
    expect(messages.filter((text) => text.startsWith(`${name}:`)).join('\n')).toMatch(message);
});
