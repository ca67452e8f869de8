import { describe, expect, test } from 'vitest';
import { articles, summaryOf } from '@/lib/articles/articles';
import { categoriesWithCounts } from '@/lib/articles/summaries';
import { formatDate } from '@/lib/content/dates.browser';

/** The six of the specification. */
const fixed = [
  [1, 'Company News', 'August 15, 2025', '3 min read'],
  [2, 'Industry Insights', 'August 8, 2025', '5 min read'],
  [3, 'Technology', 'July 28, 2025', '4 min read'],
  [4, 'Investment Strategy', 'July 21, 2025', '6 min read'],
  [5, 'Technology', 'July 14, 2025', '4 min read'],
  [6, 'Innovation', 'July 7, 2025', '5 min read'],
] as const;

const six = articles.filter(({ id }) => id <= 6);

describe('the fixed six articles', () => {
  test('are sorted by their ids', () => {
    expect(six.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test.each(fixed)('article %i is %s of %s, %s', (id, category, date, readTime) => {
    const article = six.find((candidate) => candidate.id === id);
    expect(article).toMatchObject({ category, readTime });
    expect(formatDate(article?.date as string, 'article')).toBe(date);
  });

  test.each([
    [5, 'CCTV and AI: The Next Generation of Security Solutions'],
    [6, 'Construction Innovation: Building for Tomorrow'],
  ])('article %i has the title from the specification', (id, title) => {
    expect(six.find((article) => article.id === id)?.title).toBe(title);
  });

  test('have the category counts of the specification', () => {
    expect(six).toHaveLength(6);
    const filled = categoriesWithCounts(six).filter(({ count }) => count > 0);
    expect(Object.fromEntries(filled.map(({ category, count }) => [category, count]))).toEqual({
      'Company News': 1,
      Technology: 2,
      'Industry Insights': 1,
      'Investment Strategy': 1,
      Innovation: 1,
    });
  });

  test.each(six)('article $id is as long as its read time', ({ html, readTime }) => {
    const words = html.replace(/<[^>]+>/g, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}'.,-]*/gu) ?? [];
    const minutes = Number.parseInt(readTime, 10);
    expect(words.length).toBeGreaterThanOrEqual(minutes * 200 * 0.95);
    expect(words.length).toBeLessThanOrEqual(minutes * 230 * 1.05);
  });

  test.each(six)('article $id has bullet lines', ({ html }) => {
    expect(html).toMatch(/<ul>\s*<li>/);
  });

  test('at least one has single line breaks in a paragraph', () => {
    expect(six.some(({ html }) => /<p>(?:(?!<\/p>)[\s\S])*<br>/.test(html))).toBe(true);
  });

  test.each(six)('article $id has no level-1 heading in its text', ({ html }) => {
    expect(html).not.toMatch(/<h1[ >]/);
  });
});

describe('every article', () => {
  test.each(articles)('$slug has a unique id, slug, title and picture', (article) => {
    for (const field of ['id', 'slug', 'title', 'image'] as const) {
      expect(articles.filter((other) => other[field] === article[field])).toHaveLength(1);
    }
  });

  test.each(articles)('$slug has a date without a time', ({ date }) => {
    expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  test.each(articles)('$slug has a summary without its text', (article) => {
    const summary = summaryOf(article);
    const optional = ['imageCredit', 'picture'];
    const names = Object.keys(summary).filter((name) => !optional.includes(name));
    expect(names.sort()).toEqual([
      'category',
      'date',
      'drawing',
      'excerpt',
      'id',
      'image',
      'imageAlt',
      'mirrored',
      'readTime',
      'slug',
      'title',
    ]);
    expect(JSON.stringify(summary).length).toBeLessThan(1000);
  });
});
