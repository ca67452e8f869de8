import type { Article as Document } from '#content';
import type { summaryFields } from '../schemas/article';
import type { Category } from '../schemas/category';
import type { DrawingName, IconName } from '../schemas/categorySets';
import type { Picture } from '../schemas/pictureSources.browser';
import type { Author } from './authors.browser';
import { categories, categoryNamed } from './categories';

/** The icon and the drawing of an article, which follow from its category and its place in the list. */
export type ArticleDrawing = {
  categorySlug: string;
  icon: IconName;
  /** The drawing of its category, by the name in its caption. */
  drawing: DrawingName;
  /** Its drawing is mirrored, so that consecutive articles of a category look different. */
  mirrored: boolean;
};

/** An article without its text, as it is sent to browsers. */
export type ArticleSummary = Omit<Pick<Document, 'slug' | (typeof summaryFields)[number]>, 'authors'> &
  ArticleDrawing & {
    /** As a byline shows them. */
    authors?: readonly Author[];
    scheduled?: true;
    /** Its picture, if it is one of our own. */
    picture?: Picture;
  };

export type CategoryCount = Pick<Category, 'slug' | 'icon' | 'aliases'> & { category: string; count: number };

type Dated = { id: number; date: string };

/** Sorts newest first, then by lower id. */
function byNewest(a: Dated, b: Dated): number {
  return b.date.localeCompare(a.date) || a.id - b.id;
}

/** The day of the last publication or correction among articles; undefined without any. */
export function lastChange(list: readonly { date: string; updated?: string }[]): string | undefined {
  return list
    .map(({ date, updated = date }) => updated)
    .sort()
    .at(-1);
}

/** Every category in its fixed order with its number of articles, 0 included. */
export function categoriesWithCounts(list: readonly { category: string }[]): CategoryCount[] {
  return categories.map(({ name, slug, icon, aliases }) => ({
    category: name,
    slug,
    icon,
    ...(aliases && { aliases }),
    count: list.filter(({ category }) => category === name).length,
  }));
}

/** A copy sorted newest first, with their drawings; that of every second article of a category is mirrored. */
export function inOrder<Item extends Dated & { category: string }>(
  list: readonly Item[],
): (Item & ArticleDrawing)[] {
  const counts = new Map<string, number>();
  return [...list].sort(byNewest).map((article) => {
    const count = counts.get(article.category) ?? 0;
    counts.set(article.category, count + 1);
    const { slug, icon, drawing } = categoryNamed(article.category);
    return { ...article, categorySlug: slug, icon, drawing, mirrored: count % 2 === 1 };
  });
}
