import { describe, expect, test } from 'vitest';
import type { Collection } from '@/lib/content/collection';
import { invisibleCharacters } from '@/lib/text/source/invisibleCharacters';
import { collections } from '@/tools/collections';
import { messagesAbout } from './support/checkedFile';

describe('an invisible character', () => {
  test.each(
    (collections as readonly Collection[]).map((collection) => [collection.name, collection] as const),
  )('is named with its code and place in a file of the kind %s', (_, collection) => {
    const field = '# A comment.\nname: Fig\u200b Tree\n';
    const source = collection.extension === '.yaml' ? field : `---\n${field}---\n\nA fig\u00adtree.\n`;
    const messages = messagesAbout(source, collection)
      .filter(({ ruleId }) => ruleId === 'no-control-characters')
      .map(({ line, column, reason }) => `${line}:${column} ${reason.slice(0, 45)}`);
    const expected = ['2:10 there is an invisible character here (U+200B)'];
    const inMarkdown = [
      '3:10 there is an invisible character here (U+200B)',
      '6:6 there is an invisible character here (U+00AD)',
    ];
    expect(messages).toEqual(collection.extension === '.yaml' ? expected : inMarkdown);
  });

  test.each([
    ...['a\u200bb', 'a\u200cb', 'a\u200db', 'a\u2060b', 'a\u00adb', 'a\ufeffb', 'a\u200eb', 'a\u200fb'],
    ...['a\u202eb', 'a\u2066b', 'a\ufe0fb', '1\ufe0fb', 'a\u{e0061}b', '\u{1f3f4}\u{e0061}\u{e007f}'],
    ...['🌏\u200db', 'b\u200d🌏', 'a\u180eb', 'ю\u200cя'],
  ])('is found in %j', (text) => expect(invisibleCharacters(text)?.index).toBeGreaterThan(0));

  test.each([
    ...['👨‍👩‍👧', '👩🏽‍🚀', '🏳️‍🌈', '❤️‍🔥', '❤︎', '1️⃣ #️⃣', '🏴󠁧󠁢󠁥󠁮󠁧󠁿 🏴󠁧󠁢󠁳󠁣󠁴󠁿 🏴󠁧󠁢󠁷󠁬󠁳󠁿', '🇦🇺', '™️'],
    ...['می‌خواهم', 'क्‍ष', 'ක්‍ර', 'abc (עברית)\u200f, d', '\u200eالعربية', 'a\u00a0b\u202fc', '葛\u{e0100}'],
  ])('is no mistake in %j', (text) => expect(invisibleCharacters(text)).toBeUndefined());
});
