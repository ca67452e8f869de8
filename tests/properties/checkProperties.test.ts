import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Collection } from '@/lib/content/collection';
import { collections } from '@/tools/collections';
import { articles, expectSound, messagesAboutBytes } from '../unit/support/checkedFile';
import { expectLinearTime } from '../unit/support/expectLinearTime';
import { shards, typed } from '../unit/support/typedTexts';

describe('for any file, the check does not crash and every message has a place in the file:', () => {
  test.each<[string, fc.Arbitrary<string>]>([
    ['special characters in any order', shards],
    ['valid and invalid front matter', typed],
  ])('%s', (_, texts) => {
    fc.assert(
      fc.property(texts, fc.constantFrom(...(collections as readonly Collection[])), (text, collection) => {
        // A file cannot contain lone surrogates.
        const bytes = Buffer.from(text);
        expectSound(bytes.toString(), messagesAboutBytes(bytes, collection));
      }),
      { numRuns: 150 },
    );
  });

  test('binary data', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.boolean(), (bytes, hasFields) => {
        const file = Buffer.concat([Buffer.from(hasFields ? '---\nid: 1\n---\n' : ''), bytes]);
        expectSound(file.toString(), messagesAboutBytes(file, articles));
      }),
      { numRuns: 100 },
    );
  });
});

describe('the check takes time proportional to the size of a file', () => {
  // A square that takes too little time to show at four times this is harmless at the largest size of a file, 60 kB.
  const size = 4_000;
  test.each([
    ...['[', '>', '*a ', '[a](', '![a](', '- ', '|', '<a ', '{{', '[your ', 'a: ', '\t', '`', '~~a'],
    ...['TODO ', '<!--', '*a_b ', 'www.a.', 'a@b.c ', '&a ', 'qxzv ', '\\', '"', '[^1]: a\n', '#\n', 'a\n'],
    ...['•\ta\n', 'o a\n\n', 'a\tb\n', '    A b\n\n', '“', '[a] https://a.b ', 'a (https://a.b) '],
    ...['[1] a\n', '1.\tA\n•\tb\n', '1. A\n\nb\n\n', 'a\n=\n', 'a\n-\n', '=\n', 'a\n---\n', ']- ', ']('],
    ...['*_', '_*a', '1) ', '> - ', '>\n\n', '(a\n', '|a|\n', '`a` (b', '&<!--', '[^a]', '{a,', '*\n'],
    ...['a,', '? ', 'risk-free ', 'not guaranteed returns ', 'money ', '1% ', ' ', '}'],
  ])('on %j repeated many times', (pattern) => {
    const repeated = (length: number) => pattern.repeat(Math.floor(length / Buffer.byteLength(pattern)));
    const check = (text: string) => messagesAboutBytes(Buffer.from(text), articles);
    expectLinearTime((length) => check(`---\nid: 1\n---\n\n${repeated(length)}`), size);
    expectLinearTime((length) => check(`---\ntitle: ${repeated(length)}\n---\n`), size);
    expectLinearTime((length) => check(`---\n${repeated(length)}\n---\n`), size);
    expectLinearTime((length) => check(`---\naliases: { a: b${repeated(length)} c: d: e }\n---\n`), size);
  });

  test('on comments in front of a line separator, at which . of an expression stops', () => {
    const fields = (length: number) => `---\ntitle: ${': | #'.repeat(length / 5)}\u2028A: b\n---\n`;
    expectLinearTime((length) => messagesAboutBytes(Buffer.from(fields(length)), articles), size);
  });

  test('refuses what the parser would take minutes for', () => {
    for (const pattern of ['a\n=\n', ']- ', '*_', '1) ', '&<!--']) {
      const text = `---\nid: 1\n---\n\n${pattern.repeat(50_000 / pattern.length)}`;
      const reasons = messagesAboutBytes(Buffer.from(text), articles).map(({ reason }) => reason);
      expect(reasons.join('\n'), pattern).toMatch(/too many to check|nested too deeply/);
    }
  });
});
