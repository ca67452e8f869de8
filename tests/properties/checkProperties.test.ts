import fc from 'fast-check';
import { describe, test } from 'vitest';
import { type Collection, collections } from '@/lib/content/collections';
import { articles, expectSound, messagesAboutBytes } from '../unit/support/checkedFile';
import { shards, typed } from '../unit/support/typedTexts';

describe('for any file, the check does not crash and every message has a place in the file:', {
  timeout: 30_000,
}, () => {
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
      { numRuns: 400 },
    );
  });

  test('binary data', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.boolean(), (bytes, hasFields) => {
        const file = Buffer.concat([Buffer.from(hasFields ? '---\nid: 1\n---\n' : ''), bytes]);
        expectSound(file.toString(), messagesAboutBytes(file, articles));
      }),
      { numRuns: 200 },
    );
  });
});

describe('the check does not hang', () => {
  const size = 20_000;
  test.each([
    ...['[', '>', '*a ', '[a](', '![a](', '- ', '|', '<a ', '{{', '[your ', 'a: ', '\t', '`', '~~a'],
    ...['TODO ', '<!--', '*a_b ', 'www.a.', 'a@b.c ', '&a ', 'qxzv ', '\\', '"', '[^1]: a\n', '#\n'],
    ...[
      'a\n',
      '•\ta\n',
      'o a\n\n',
      'a\tb\n',
      '    A b\n\n',
      '“',
      '[a] https://a.b ',
      'a (https://a.b) ',
      '[1] a\n',
      '1.\tA\n•\tb\n',
      '1. A\n\nb\n\n',
    ],
  ])('on %j repeated many times', { timeout: 30_000 }, (pattern) => {
    const text = pattern.repeat(Math.floor(size / pattern.length));
    messagesAboutBytes(Buffer.from(`---\nid: 1\n---\n\n${text}`), articles);
    messagesAboutBytes(Buffer.from(`---\ntitle: ${text}\n---\n`), articles);
  });
});
