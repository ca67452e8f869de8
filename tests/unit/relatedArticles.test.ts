import { describe, expect, test } from 'vitest';
import { adjacentTo, relatedTo } from '@/lib/articles/relatedArticles';

/** Newest first. */
const list = [
  { slug: 'a', category: 'Innovation' },
  { slug: 'b', category: 'Technology' },
  { slug: 'c', category: 'Company News' },
  { slug: 'd', category: 'Technology' },
  { slug: 'e', category: 'Technology' },
  { slug: 'f', category: 'Innovation' },
];

const [a, b] = list;

test.each([
  ['newest', 'a', 'b', undefined],
  ['second', 'b', 'c', 'a'],
  ['oldest', 'f', undefined, 'e'],
  ['unknown', 'unknown', undefined, undefined],
])('the previous and next articles of the %s one', (_, slug, previous, next) => {
  const { previous: older, next: newer } = adjacentTo(slug, list);
  expect([older?.slug, newer?.slug]).toEqual([previous, next]);
});

describe('related articles', () => {
  test.each([
    ['a', 'fbc'],
    ['b', 'dea'],
    ['c', 'abd'],
    ['f', 'abc'],
  ])('of %s are those of its category, then the others, each newest first: %s', (slug, expected) => {
    const article = list.find((one) => one.slug === slug) as (typeof list)[number];
    expect(
      relatedTo(article, list)
        .map((one) => one.slug)
        .join(''),
    ).toBe(expected);
  });

  test('are as many as are wanted', () => {
    expect(relatedTo(a as (typeof list)[number], list, 2)).toHaveLength(2);
    expect(relatedTo(b as (typeof list)[number], list, 0)).toEqual([]);
  });
});
