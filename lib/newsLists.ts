import { type Category, categorySlug } from './schema/categories';
import type { CategoryCount } from './summaries';

/** A category, or all of them. */
export type Filter = 'All' | Category;

/** Cards that the grid shows at first, and that every further step adds. */
export const pageSize = 24;

/** Articles that come with the News page: the featured one and a full grid. */
export const initialCount = 1 + pageSize;

/** Articles in one file of a list. */
export const chunkSize = 5 * pageSize;

/** How many articles a filter holds. */
export function countFor(filter: Filter, counts: readonly CategoryCount[]): number {
  const chosen = counts.filter(({ category }) => filter === 'All' || category === filter);
  return chosen.reduce((sum, { count }) => sum + count, 0);
}

/** The articles of a filter, in their order. */
export function articlesOf<Item extends { category: Category }>(
  filter: Filter,
  list: readonly Item[],
): Item[] {
  return list.filter(({ category }) => filter === 'All' || category === filter);
}

/** Path of the file with the summaries `(number - 1) * chunkSize` and following of a filter. */
export function chunkPath(filter: Filter, number: number): string {
  return `/lists/${filter === 'All' ? 'all' : categorySlug(filter)}-${number}.json`;
}

/** Path of a page of the archive, which holds one grid; the first is the News page itself. */
export function archivePath(number: number): string {
  return number === 1 ? '/news-insights' : `/news-insights/page/${number}`;
}

/** How many pages the archive of so many articles has. */
export function pageCount(articles: number): number {
  return Math.max(1, Math.ceil((articles - 1) / pageSize));
}
