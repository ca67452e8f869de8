import { expect, test } from 'vitest';
import { phoneToDial } from '@/lib/schemas/phone';
import { slugOf } from '@/lib/schemas/slug';

test.each([
  ["R&D: what's next?", 'r-and-d-whats-next'],
  ['Café & Crème', 'cafe-and-creme'],
])('%s is named %s in files', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test.each([
  ['(03) 5550 0100', '+61355500100'],
  ['+61 (0)3 5550 0100', '+61355500100'],
  ['1300 975 707', '1300975707'],
])('the number to dial of %s is %s', (written, dialled) => {
  expect(phoneToDial(written)).toBe(dialled);
});
