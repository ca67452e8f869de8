import { cp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { article } from '@/lib/articles/schema';
import { categories } from '@/lib/categories/categories';
import { checkContent } from '@/lib/check/checkContent';
import { rules } from '@/lib/check/rules';
import type { Message } from '@/lib/diagnostics/messages';
import { filesBelow } from '@/lib/node/files';
import { calloutLabels } from '@/lib/text/callouts/plugin';
import { australianSpeller } from '@/lib/text/words/speller';
import { collections } from '@/tools/collections';
import { type Change, changedContent, messagesIn } from './support/changedContent';
import { codeOf, sourcesIn } from './support/sources';
import { contentCopy } from './support/specification';

const cases = 'tests/fixtures/content-bad';

/** Messages by file, with paths relative to the content folder. */
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

/** Lists in messages that follow from the schema or a table. */
const lists: [name: string, items: readonly string[]][] = [
  ['{categories}', categories.map(({ name }) => name)],
  ['{articleFields}', Object.keys(article.shape)],
  ['{callouts}', [...calloutLabels.keys()].map((kind) => `[!${kind}]`)],
];

beforeAll(async () => {
  const folder = await contentCopy();
  await cp(cases, folder, { recursive: true, filter: (path) => !path.endsWith('expected.txt') });
  const messages = (await checkContent(folder, collections)).flatMap((file) => file.messages);
  for (const message of messages) add(printed, lineOf(message).replaceAll(join(folder, '/'), ''));
  for (const line of (await readFile(join(cases, 'expected.txt'), 'utf8')).trimEnd().split('\n'))
    add(
      expected,
      lists.reduce((text, [name, items]) => text.replace(name, items.join(', ')), line),
    );
});

test('every rule is listed in rules.ts', async () => {
  const { plugins = [] } = rules(australianSpeller(''));
  const written = sourcesIn('lib').filter((file) => /\blintRule[<(]/.test(codeOf(file)));
  // noPlaceholders, which has two severities, is listed as a plugin.
  expect(plugins.filter(Array.isArray)).toHaveLength(written.length);
});

describe('bad content', () => {
  test.each(files)('%s gets the expected messages', (file) => {
    // Shows the messages of a new file, which has no lines yet.
    expect(printed.get(file) ?? []).toEqual(expected.get(file) ?? ['no line in expected.txt']);
  });

  test('causes no messages about other files', () => {
    expect([...printed.keys()].filter((path) => !files.includes(path))).toEqual([]);
  });
});

// Not fixtures, because of their size, because git would change their line endings, or because of Windows.
test('bad content that cannot be a fixture gets errors', async () => {
  const cases: Record<string, [text: string, message: RegExp]> = {
    'articles/con.md': ['Text.\n', /Windows does not allow a file named con:/],
    'files/con.pdf': ['%PDF-1.4', /Windows does not allow a file named con:/],
    'pictures/AUX.jpg': ['', /Windows does not allow a file named aux:/],
    'articles/a-book.md': ['A word. '.repeat(10_000), /80 kB, more than the limit of 60 kB: split it/],
    'redirects.yaml': [
      `redirects:\n${'  - { from: /old, to: /about }\n'.repeat(17_000)}`,
      /527 kB, more than the limit of 500 kB: delete what is no longer needed/,
    ],
    'articles/old.md': ['---\rid: 7\r---\r', /old Macintosh/],
    'legal/terms-of-service.mdx': ['', /is missing/],
  };
  const folder = await changedContent(...Object.entries(cases).map(([name, [text]]): Change => [name, text]));
  await rm(join(folder, 'legal/terms-of-service.mdx'));
  const messages = await messagesIn(folder);
  for (const [name, [, message]] of Object.entries(cases))
    expect(messages.filter((text) => text.startsWith(`${name}:`)).join('\n')).toMatch(message);
});
