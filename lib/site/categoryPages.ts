import type { Category } from '../schemas/category';
import { categoryPath } from '../schemas/paths.browser';
import { articles } from './articles';
import { categories } from './categories';
import { matching } from './filter.browser';
import { listPages } from './listPages';
import { requiredPage } from './pages';
import { lastChange } from './summaries';

/** A page with articles of a category. */
export type CategoryPage = ReturnType<typeof pagesOf>[number];

const news = requiredPage('news-insights');

/** The pages of every category, in its order. */
export const categoryPages: readonly CategoryPage[] = categories.flatMap(pagesOf);

function pagesOf(category: Category) {
  const own = matching(category.name, articles);
  const path = categoryPath(category.slug);
  return listPages(own, { path, title: `${category.name} Articles` }).map((page) => ({
    ...{ ...page, category, description: category.description },
    modified: lastChange(own),
    /** Without articles, nobody has a reason to find it. */
    isUnlisted: own.length === 0,
    openGraphImageOf: own.length === 0 ? news.path : path,
    openGraphImage: { label: news.title, drawing: `article-${category.slug}` },
  }));
}
