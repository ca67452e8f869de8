import { categoryPath } from '../schemas/paths.browser';
import type { CategoryCount } from './summaries';

/** The name of a category, or `All`. */
export type Filter = string;

/** The number of articles of a filter, also of those that are not on the page. */
export function countFor(filter: Filter, counts: readonly CategoryCount[]): number {
  return matching(filter, counts).reduce((sum, { count }) => sum + count, 0);
}

/** The items of a filter, in the given order. */
export function matching<Item extends { category: string }>(filter: Filter, list: readonly Item[]): Item[] {
  return list.filter(({ category }) => filter === 'All' || category === filter);
}

/** The slug of a category; undefined for All. */
export function filterSlug(filter: Filter, counts: readonly CategoryCount[]): string | undefined {
  return counts.find(({ category }) => category === filter)?.slug;
}

/** The path of the page with all articles of a filter. */
export function filterPath(filter: Filter, counts: readonly CategoryCount[]): string {
  const slug = filterSlug(filter, counts);
  return slug ? categoryPath(slug) : '/news-insights';
}
