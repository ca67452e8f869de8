import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Collection } from '@/lib/content/collection';
import { filesBelow, readListed } from '@/lib/node/files';
import { collections } from '@/tools/collections';
import { formWords, replacements } from '@/tools/editor/formWords';

/** Hints that the schemas give editors. */
const hints = (collections as readonly Collection[]).flatMap(({ schema }) =>
  JSON.stringify(z.toJSONSchema(schema, { io: 'input' }), null, 2).split('\n'),
);

/** Messages of the check. */
const folder = 'tests/content-check';
const files = (await filesBelow(folder)).filter((name) => name.endsWith('/messages.txt'));
const lines = (await readListed(folder, files)).flatMap(({ data }) => data.toString().split('\n'));

const words = [...lines, ...hints].map((line) =>
  line
    .replace(/^.*?(?:"description": "|(?:error|warning) )/, '')
    .replace(/(?:",?| \[[\w:-]+\])$/, '')
    .replaceAll('\\"', '"')
    // Fixtures name files as a folder that is not named content/.
    .replaceAll(/(?<!\/|no file )\b(?=(?:articles|pages|legal|ventures)\/)/g, 'content/'),
);

test.each(replacements.map(([pattern]) => [String(pattern), pattern] as const))(
  'a message or hint has the words that a form replaces: %s',
  (_, pattern) => {
    expect(words.filter((text) => text.search(pattern) >= 0)).not.toEqual([]);
  },
);

test('a message in a form names no file that has a form', () => {
  const named = words
    .map(formWords)
    .filter((text) => /content\/(?:articles|pages|legal|ventures)\/\w/.test(text));
  expect(named).toEqual([]);
});

test('a message in a form names no line by its number, which the form does not show', () => {
  // A file whose front matter cannot be read has no form.
  const shown = words.filter((text) => !text.startsWith('the front matter'));
  const named = shown.map(formWords).filter((text) => /\blines? \d/.test(text));
  expect(named).toEqual([]);
});
