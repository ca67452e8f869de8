import { expect, test } from 'vitest';
import { phoneToDial } from '@/lib/company/phone';
import { slugOf } from '@/lib/content/slug';

test.each([
  ['Company News', 'company-news'],
  ['People & Culture', 'people-and-culture'],
  ["R&D: what's next?", 'r-and-d-whats-next'],
  ['Café & Crème', 'cafe-and-creme'],
])('%s is named %s in files', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test.each([
  ['(03) 5550 0100', '+61355500100'],
  ['03 5550 0100', '+61355500100'],
  ['0491 570 006', '+61491570006'],
  ['+61 (0)3 5550 0100', '+61355500100'],
  ['1300 975 707', '1300975707'],
  ['13 00 00', '130000'],
])('the number to dial of %s is %s', (written, dialled) => {
  expect(phoneToDial(written)).toBe(dialled);
});
