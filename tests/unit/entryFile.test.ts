import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalizeNewlines, splitFrontMatter } from '@/lib/content/frontMatter';
import { locateYaml } from '@/lib/content/yaml';
import { formatEntry, parseEntry, type Values } from '@/tools/editor/entryFile';
import { formatted } from '@/tools/writers/format';
import { candidate } from './support/candidates';
import { articles } from './support/checkedFile';

const names = Object.keys(articles.schema.shape);

/** The fields and the text as the content check reads them. */
function read(source: string) {
  const { fields = '', text } = splitFrontMatter(normalizeNewlines(source));
  const { values, errors } = locateYaml(fields, 1);
  return { values: values as Values, errors, text: text?.trim() };
}

const words = fc.oneof(
  fc.constantFrom(
    ...'yes null ~ 12 1e3 0x1F 2025-07-21 " it\'s *a* &a !a {a} [a --- %a @a a\\ a: | ? << 👩‍👩‍👧'.split(' '),
  ),
  fc.constantFrom('# x', 'a: b', 'a # b', '- a', '> a', ' a ', '\u00a0a', 'a\tb', 'a\n\n  b\n', 'a\n---\nb'),
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
      expect(after.text).toBe(before.text);
      expect(after.errors).toEqual([]);
    }),
    { numRuns: 60, seed: 1 },
  );
});

test('formatting a file keeps its values and its text, and a second time every byte', () => {
  fc.assert(
    fc.property(valid, (source) => {
      const once = formatted(source, true);
      expect(formatted(once, true)).toBe(once);
      expect(read(once)).toEqual(read(source));
    }),
    { numRuns: 40, seed: 1 },
  );
});
