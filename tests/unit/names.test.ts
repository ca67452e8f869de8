import { describe, expect, test } from 'vitest';
import { phoneToDial } from '@/lib/company';
import { categories, categorySlug } from '@/lib/schema/categories';
import { articlePath } from '@/lib/urls';

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

describe('the number to dial', () => {
  test.each([
    ['(03) 5550 0100', '+61355500100'],
    ['(02) 7010 1234', '+61270101234'],
    ['03 5550 0100', '+61355500100'],
    ['0491 570 006', '+61491570006'],
    ['1300 975 707', '1300975707'],
    ['1800 975 707', '1800975707'],
    ['13 00 00', '130000'],
  ])('of %s is %s', (written, dialled) => {
    expect(phoneToDial(written)).toBe(dialled);
  });
});
