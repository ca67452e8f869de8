import { type Article, articles } from '../articles/articles';
import { pageSize } from '../articles/newsLists.browser';
import { lastChange } from '../articles/summaries';
import { categoryPath, numberedPath } from '../urls/paths.browser';
import { categories } from './categories';
import type { Category } from './schema';

/** A page with articles of a category: the first, or one with older articles. */
export type CategoryPage = {
  category: Category;
  /** From 1. */
  number: number;
  /** How many pages the category has. */
  pageCount: number;
  path: string;
  title: string;
  description: string;
  articles: readonly Article[];
  modified?: string;
  /** Without articles, nobody has a reason to find it. */
  isUnlisted: boolean;
  openGraphImageOf: string;
  openGraphImage: { label: string; drawing: string };
};

/** The pages of every category, in its order. */
export const categoryPages: readonly CategoryPage[] = categories.flatMap(pagesOf);

/** The published articles of a category, newest first. */
export function articlesOf({ name }: Pick<Category, 'name'>): Article[] {
  return articles.filter(({ category }) => category === name);
}

function pagesOf(category: Category): CategoryPage[] {
  const own = articlesOf(category);
  const path = categoryPath(category.slug);
  const pageCount = Math.max(1, Math.ceil(own.length / pageSize));
  return Array.from({ length: pageCount }, (_, index) => ({
    ...{ category, number: index + 1, pageCount, path: numberedPath(path, index + 1) },
    title: index === 0 ? `${category.name} Articles` : `${category.name} Articles, page ${index + 1}`,
    description: category.description,
    articles: own.slice(index * pageSize, (index + 1) * pageSize),
    modified: lastChange(own),
    isUnlisted: own.length === 0,
    openGraphImageOf: own.length === 0 ? '/news-insights' : path,
    openGraphImage: { label: 'News & Insights', drawing: `article-${category.slug}` },
  }));
}
