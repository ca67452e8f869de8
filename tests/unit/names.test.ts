import { describe, expect, test } from 'vitest';
import { internationalPhone } from '@/lib/company';
import { categories, categorySlug } from '@/lib/schema/categories';
import { articlePath } from '@/lib/schema/urls';

test("an article's path is its slug below /news-insights, without .html or a trailing slash", () => {
  expect(articlePath('a-seventh-article')).toBe('/news-insights/a-seventh-article');
});

test('the categories are the five of the specification in the order of the filter buttons', () => {
  expect(categories).toEqual([
    'Company News',
    'Technology',
    'Industry Insights',
    'Investment Strategy',
    'Innovation',
  ]);
});

test.each([
  ['Company News', 'company-news'],
  ['Technology', 'technology'],
  ['Industry Insights', 'industry-insights'],
  ['Investment Strategy', 'investment-strategy'],
  ['Innovation', 'innovation'],
] as const)('the category %s is named %s in files', (category, slug) => {
  expect(categorySlug(category)).toBe(slug);
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
