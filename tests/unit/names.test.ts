import { describe, expect, test } from 'vitest';
import { internationalPhone } from '@/lib/company';
import { slugOf } from '@/lib/schema/slug';
import { articlePath } from '@/lib/schema/urls';

test("an article's path is its slug below /news-insights, without .html or a trailing slash", () => {
  expect(articlePath('a-seventh-article')).toBe('/news-insights/a-seventh-article');
});

test.each([
  ['Company News', 'company-news'],
  ['Investment Strategy', 'investment-strategy'],
  ['People & Culture', 'people-and-culture'],
  ["R&D: what's next?", 'r-and-d-whats-next'],
  ['Café & Crème', 'cafe-and-creme'],
])('%s is named %s in files', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

describe('the international form of a phone number', () => {
  test.each([
    ['(03) 5550 0100', '+61355500100'],
    ['(02) 7010 1234', '+61270101234'],
    ['03 5550 0100', '+61355500100'],
  ])('of %s is %s', (written, international) => {
    expect(internationalPhone(written)).toBe(international);
  });
});
