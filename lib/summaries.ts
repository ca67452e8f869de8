import type { Article as Document } from '#content';
import { type Category, categories } from './schema/categories';

/** What a card shows: everything about an article but its text. Safe to import in the browser. */
export type ArticleSummary = Pick<
  Document,
  'id' | 'title' | 'excerpt' | 'category' | 'readTime' | 'image' | 'imageAlt'
> & {
  slug: string;
  /** Calendar day, `2025-07-21`. */
  date: string;
  /** Its drawing is mirrored, so that two in a row of one category differ. */
  mirrored: boolean;
  /** Shown with a mark in the development server, in no export. */
  draft?: boolean;
};

export type CategoryCount = { category: Category; count: number };

type Dated = { id: number; date: string };

/** Newest first; of one day, the lower id first. */
export function byNewest(a: Dated, b: Dated): number {
  return b.date.localeCompare(a.date) || a.id - b.id;
}

/** Every category in its fixed order with the number of articles it holds, 0 included. */
export function categoriesWithCounts(list: readonly { category: Category }[]): CategoryCount[] {
  return categories.map((category) => ({
    category,
    count: list.filter((article) => article.category === category).length,
  }));
}

/** A sorted copy, newest first; every second article of a category has its drawing mirrored. */
export function inOrder<Item extends Dated & { category: Category }>(
  list: readonly Item[],
): (Item & { mirrored: boolean })[] {
  const seen = new Map<Category, number>();
  return [...list].sort(byNewest).map((article) => {
    const before = seen.get(article.category) ?? 0;
    seen.set(article.category, before + 1);
    return { ...article, mirrored: before % 2 === 1 };
  });
}
