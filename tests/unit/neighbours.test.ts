import { describe, expect, test } from 'vitest';
import { neighboursOf, relatedTo } from '@/lib/neighbours';

const article = (slug: string, category = 'Technology') => ({ slug, category });
const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug);

/** Newest first. */
const list = ['newest', 'second', 'third', 'oldest'].map((slug) => article(slug));

describe('the neighbours of an article', () => {
  test('of the newest are the one before it and none after it', () => {
    expect(neighboursOf('newest', list)).toEqual({ later: undefined, earlier: article('second') });
  });

  test('of one in the middle are the one after it and the one before it', () => {
    expect(neighboursOf('second', list)).toEqual({ later: article('newest'), earlier: article('third') });
  });

  test('of the oldest are the one after it and none before it', () => {
    expect(neighboursOf('oldest', list)).toEqual({ later: article('third'), earlier: undefined });
  });

  test('of an only article are none', () => {
    expect(neighboursOf('only', [article('only')])).toEqual({ later: undefined, earlier: undefined });
  });

  test('of one that is not in the list are none', () => {
    expect(neighboursOf('unknown', list)).toEqual({ later: undefined, earlier: undefined });
    expect(neighboursOf('unknown', [])).toEqual({ later: undefined, earlier: undefined });
  });
});

describe('the articles related to one', () => {
  const mixed = [
    article('a', 'Innovation'),
    article('b', 'Technology'),
    article('c', 'Company News'),
    article('d', 'Technology'),
    article('e', 'Technology'),
    article('f', 'Innovation'),
  ];

  test('are those of its category before the others, each newest first', () => {
    expect(slugs(relatedTo(article('f', 'Innovation'), mixed))).toEqual(['a', 'b', 'c']);
    expect(slugs(relatedTo(article('b', 'Technology'), mixed))).toEqual(['d', 'e', 'a']);
  });

  test('are three at most, or as many as asked for', () => {
    expect(relatedTo(article('a', 'Innovation'), mixed)).toHaveLength(3);
    expect(slugs(relatedTo(article('a', 'Innovation'), mixed, 2))).toEqual(['f', 'b']);
    expect(relatedTo(article('a', 'Innovation'), mixed, 0)).toEqual([]);
  });

  test.each(mixed)('are never $slug itself when they are its own', (one) => {
    expect(slugs(relatedTo(one, mixed, 99)).sort()).toEqual(slugs(mixed.filter((other) => other !== one)));
  });

  test('are the newest when its category has no other', () => {
    expect(slugs(relatedTo(article('c', 'Company News'), mixed))).toEqual(['a', 'b', 'd']);
  });

  test('are none when there is no other article', () => {
    expect(relatedTo(article('only'), [article('only')])).toEqual([]);
  });

  test('leave the list as it was', () => {
    const before = structuredClone(mixed);
    relatedTo(article('f', 'Innovation'), mixed);
    expect(mixed).toEqual(before);
  });
});
