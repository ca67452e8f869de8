import fc from 'fast-check';
import { VFile } from 'vfile';
import { expect, test } from 'vitest';
import { fieldOf } from '@/lib/content/document';
import { formatted } from '@/lib/content/format';
import { parseDocument } from '@/lib/content/parse';
import { formatEntry, parseEntry } from '@/tools/editor/entryFile';
import { candidate } from '../unit/support/candidates';
import { articles } from '../unit/support/checkedFile';

const names = Object.keys(articles.schema.shape);

/** The fields and the text as the content check and Contentlayer read them. */
function read(value: string) {
  const document = parseDocument(new VFile({ path: 'file.md', value }), articles);
  const values = Object.fromEntries(names.map((name) => [name, fieldOf(document, name)]));
  return { values, text: document.text, errors: document.yaml?.errors };
}

const words = fc.oneof(
  fc.constantFrom(
    'yes',
    'null',
    '~',
    '12',
    '1e3',
    '0x1F',
    '2025-07-21',
    '# x',
    'a: b',
    'a # b',
    '- a',
    '> a',
  ),
  fc.constantFrom(
    '"',
    "it's",
    '*a*',
    '&a',
    '!a',
    '{a}',
    '[a',
    '---',
    'a\n---\nb',
    '%a',
    '@a',
    '👩‍👩‍👧',
    'a\\',
  ),
  fc.constantFrom('one\ntwo', 'one\n\n  two\n', ' a ', '\u00a0a', 'a\tb', 'a:', '|', '?', '<<'),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.lorem({ maxCount: 60, mode: 'words' }),
);

const valid = fc.tuple(candidate, fc.integer({ min: 1 })).map(([file, id]) => file(id));

test('a value that the editor sets is read back, and nothing else changes', () => {
  fc.assert(
    fc.property(valid, fc.constantFrom('title', 'author', 'aliases'), words, (source, name, value) => {
      const before = read(source);
      const isList = name === 'aliases';
      const entry = { ...parseEntry(source, names), [name]: isList ? [value, 'b'] : value };
      const after = read(formatEntry(entry, names));
      const expected = isList ? [value, 'b'] : value.trim() || undefined;
      expect(after.values).toEqual({ ...before.values, [name]: expected });
      expect(after.text?.trim()).toBe(before.text?.trim());
      expect(after.errors).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});

test('formatting a file keeps its values and its text, and a second time every byte', () => {
  fc.assert(
    fc.property(valid, (source) => {
      const once = formatted(source, true);
      expect(formatted(once, true)).toBe(once);
      expect(read(once).values).toEqual(read(source).values);
      expect(read(once).text?.trim()).toBe(read(source).text?.trim());
    }),
    { numRuns: 1000 },
  );
});
