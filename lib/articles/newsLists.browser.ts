import type { CategoryCount } from './summaries';

/** The name of a category, or `All`. */
export type Filter = string;

/** Cards in the grid at first, and more with each step. */
export const pageSize = 24;

/** Articles in the News page itself: the featured one and a full grid. */
export const initialCount = 1 + pageSize;

/** Articles in one file. */
export const chunkSize = 5 * pageSize;

/** The number of articles of a filter. */
export function countFor(filter: Filter, counts: readonly CategoryCount[]): number {
  return matching(filter, counts).reduce((sum, { count }) => sum + count, 0);
}

/** Articles of a filter that are shown above its grid and not in it: with All, the newest one. */
export function featuredCount(filter: Filter): number {
  return filter === 'All' ? 1 : 0;
}

/** The items of a filter, in the given order. */
export function matching<Item extends { category: string }>(filter: Filter, list: readonly Item[]): Item[] {
  return list.filter(({ category }) => filter === 'All' || category === filter);
}

/** The slug of a filter, for the names of files. */
export function filterSlug(filter: Filter, counts: readonly CategoryCount[]): string {
  return counts.find(({ category }) => category === filter)?.slug ?? 'all';
}

/** The path of a file with `chunkSize` summaries of a filter; `number` starts at 1. */
export function chunkPath(slug: string, number: number): string {
  return `/lists/${slug}-${number}.json`;
}
