import fc from 'fast-check';
import { describe, test } from 'vitest';
import type { Collection } from '@/lib/content/collection';
import { collections } from '@/tools/collections';
import { articles, expectSound, messagesAboutBytes } from './support/checkedFile';
import { shards, typed } from './support/typedTexts';

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
      { numRuns: 100, seed: 1 },
    );
  });

  test('binary data', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expectSound(Buffer.from(bytes).toString(), messagesAboutBytes(Buffer.from(bytes), articles));
      }),
      { numRuns: 50, seed: 1 },
    );
  });
});
