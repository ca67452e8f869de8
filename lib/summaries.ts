import type { Article as Document } from '#content';
import { type Category, categories } from './schema/categories';

/** An article without its text. Safe to import in the browser. */
export type ArticleSummary = Pick<
  Document,
  'id' | 'slug' | 'title' | 'excerpt' | 'category' | 'date' | 'readTime' | 'image' | 'imageAlt' | 'draft'
> & {
  /** Its drawing is mirrored, so that consecutive articles of a category look different. */
  mirrored: boolean;
};

export type CategoryCount = { category: Category; count: number };

type Dated = { id: number; date: string };

/** Sorts newest first, then by lower id. */
export function byNewest(a: Dated, b: Dated): number {
  return b.date.localeCompare(a.date) || a.id - b.id;
}

/** Every category in its fixed order with its number of articles, 0 included. */
export function categoriesWithCounts(list: readonly { category: Category }[]): CategoryCount[] {
  return categories.map((category) => ({
    category,
    count: list.filter((article) => article.category === category).length,
  }));
}

/** A copy sorted newest first, with the drawing of every second article of a category mirrored. */
export function inOrder<Item extends Dated & { category: Category }>(
  list: readonly Item[],
): (Item & { mirrored: boolean })[] {
  const counts = new Map<Category, number>();
  return [...list].sort(byNewest).map((article) => {
    const count = counts.get(article.category) ?? 0;
    counts.set(article.category, count + 1);
    return { ...article, mirrored: count % 2 === 1 };
  });
}
