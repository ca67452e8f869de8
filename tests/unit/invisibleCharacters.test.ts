import { expect, test } from 'vitest';
import { invisibleAt } from '@/lib/check/invisibleCharacters';

test.each([
  ...['a\u200bb', 'a\u200db', 'a\u00adb', 'a\ufeffb', 'a\u200eb', 'a\u202eb', 'a\u2066b', 'a\ufe0fb'],
  ...['a\u{e0061}b', '\u{1f3f4}\u{e0061}\u{e007f}', '🌏\u200db', 'ю\u200cя'],
])('an invisible character is found in %j', (text) => {
  expect(invisibleAt(text)).toBeGreaterThan(0);
});

test.each([
  '👨‍👩‍👧 🏳️‍🌈 ❤︎',
  '1️⃣ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇦🇺 ™️',
  'می‌خواهم क्‍ष',
  'abc (עברית)\u200f, d',
  'a\u00a0b\u202fc',
  '葛\u{e0100}',
])('none is found in the emoji and scripts %j, which need them', (text) =>
  expect(invisibleAt(text)).toBe(-1),
);
