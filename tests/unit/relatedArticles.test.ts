import { describe, expect, test } from 'vitest';
import { adjacentTo, relatedTo } from '@/lib/site/relatedArticles';

type Item = Parameters<typeof relatedTo>[0];

const sam = { name: 'Sam Lee' };
const jane = { name: 'Jane Doe' };

/** Newest first. */
const list: readonly Item[] = [
  { slug: 'a', category: 'Innovation' },
  { slug: 'b', category: 'Technology', business: 'pay', authors: [sam, jane] },
  { slug: 'c', category: 'Company News' },
  { slug: 'd', category: 'Technology', authors: [{ name: 'Kim Ng' }] },
  { slug: 'e', category: 'Technology', authors: [jane] },
  { slug: 'f', category: 'Innovation', business: 'pay' },
  { slug: 'g', category: 'Technology', business: 'pay', authors: [jane] },
];

test.each([
  ['newest', 'a', 'b', undefined],
  ['second', 'b', 'c', 'a'],
  ['oldest', 'g', undefined, 'f'],
])('the previous and next articles of the %s one', (_, slug, previous, next) => {
  const { previous: older, next: newer } = adjacentTo(slug, list);
  expect([older?.slug, newer?.slug]).toEqual([previous, next]);
});

describe('related articles', () => {
  const relatedOf = (slug: string) => {
    const article = list.find((one) => one.slug === slug) as Item;
    return relatedTo(article, list)
      .map((one) => one.slug)
      .join('');
  };

  test.each([
    ['one of the same category, then the newest', 'a', 'fcd'],
    ['first one with category, business and author, then one with two of them', 'b', 'ged'],
    ['one with the same business as soon as one of the same category', 'f', 'abc'],
  ])('are %s: of %s %s', (_, slug, expected) => {
    expect(relatedOf(slug)).toBe(expected);
  });
});
