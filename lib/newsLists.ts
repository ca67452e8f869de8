import { type Category, categorySlug } from './schema/categories';
import type { CategoryCount } from './summaries';

/** A category, or all of them. */
export type Filter = 'All' | Category;

/** Cards that the grid shows at first, and that every further step adds. */
export const gridStep = 24;

/** Articles that come with the News page: the featured one and a full grid. */
export const withPage = 1 + gridStep;

/** Articles in one file of a list. */
export const listFileSize = 5 * gridStep;

/** How many articles a filter holds. */
export function sizeOf(filter: Filter, counts: readonly CategoryCount[]): number {
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

/** Path of the file with the summaries `(number - 1) * listFileSize` and following of a filter. */
export function listFilePath(filter: Filter, number: number): string {
  return `/lists/${filter === 'All' ? 'all' : categorySlug(filter)}-${number}.json`;
}

/** Path of a page of the archive, which holds one grid; the first is the News page itself. */
export function archivePath(number: number): string {
  return number === 1 ? '/news-insights' : `/news-insights/page/${number}`;
}

/** How many pages the archive of so many articles has. */
export function archiveLength(articles: number): number {
  return Math.max(1, Math.ceil((articles - 1) / gridStep));
}
