import { describe, expect, test } from 'vitest';
import { adjacentTo, relatedTo } from '@/lib/articles/relatedArticles';

const article = (slug: string, category = 'Technology') => ({ slug, category });
const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug);

/** Newest first. */
const list = ['newest', 'second', 'third', 'oldest'].map((slug) => article(slug));

describe('the previous and next articles', () => {
  test.each([
    ['newest', 'second', undefined],
    ['second', 'third', 'newest'],
    ['oldest', undefined, 'third'],
    ['unknown', undefined, undefined],
  ])('of the %s article are %s and %s', (slug, previous, next) => {
    expect(adjacentTo(slug, list)).toEqual({
      previous: previous && article(previous),
      next: next && article(next),
    });
  });

  test('of the only article do not exist', () => {
    expect(adjacentTo('only', [article('only')])).toEqual({ previous: undefined, next: undefined });
    expect(adjacentTo('unknown', [])).toEqual({ previous: undefined, next: undefined });
  });
});

describe('related articles', () => {
  const mixed = [
    article('a', 'Innovation'),
    article('b', 'Technology'),
    article('c', 'Company News'),
    article('d', 'Technology'),
    article('e', 'Technology'),
    article('f', 'Innovation'),
  ];

  test('are those of the same category, then the others, each newest first', () => {
    expect(slugs(relatedTo(article('f', 'Innovation'), mixed))).toEqual(['a', 'b', 'c']);
    expect(slugs(relatedTo(article('b', 'Technology'), mixed))).toEqual(['d', 'e', 'a']);
  });

  test('are three at most, or the given count', () => {
    expect(relatedTo(article('a', 'Innovation'), mixed)).toHaveLength(3);
    expect(slugs(relatedTo(article('a', 'Innovation'), mixed, 2))).toEqual(['f', 'b']);
    expect(relatedTo(article('a', 'Innovation'), mixed, 0)).toEqual([]);
  });

  test.each(mixed)('of $slug never include itself', (one) => {
    expect(slugs(relatedTo(one, mixed, 99)).sort()).toEqual(slugs(mixed.filter((other) => other !== one)));
  });

  test('are the newest if no other has the same category', () => {
    expect(slugs(relatedTo(article('c', 'Company News'), mixed))).toEqual(['a', 'b', 'd']);
  });

  test('of the only article are none', () => {
    expect(relatedTo(article('only'), [article('only')])).toEqual([]);
  });

  test('are found without changing the list', () => {
    const before = structuredClone(mixed);
    relatedTo(article('f', 'Innovation'), mixed);
    expect(mixed).toEqual(before);
  });
});
