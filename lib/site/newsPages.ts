import type { Category } from '../schemas/category';
import { articlePath, categoryPath, numberedPath } from '../schemas/paths.browser';
import { type Article, articles } from './articles';
import { categories } from './categories';
import { matching } from './filter.browser';
import { type Page, requiredPage } from './pages';
import { lastChange } from './summaries';

/** Articles on one page of a list. */
export const pageSize = 24;

/** A page of a list of articles: the first, or one with older articles. */
export type ListPage = ReturnType<typeof listPages>[number];

/** The pages of a list of articles, newest first; one page if there are no articles. */
export function listPages(list: readonly Article[], first: { path: string; title: string }) {
  const pageCount = Math.max(1, Math.ceil(list.length / pageSize));
  return Array.from({ length: pageCount }, (_, index) => ({
    /** From 1. */
    number: index + 1,
    pageCount,
    path: numberedPath(first.path, index + 1),
    title: index === 0 ? first.title : `${first.title}, page ${index + 1}`,
    articles: list.slice(index * pageSize, (index + 1) * pageSize),
  }));
}

const news = requiredPage('news-insights');

export type ArchivePage = Page & ListPage;

/** The pages after the News page, which is page 1: visitors reach older articles here. */
export const archivePages: readonly ArchivePage[] = listPages(articles, news)
  .slice(1)
  .map((page) => ({ ...page, description: news.description, openGraphImageOf: news.path }));

/** A page with articles of a category. */
export type CategoryPage = ReturnType<typeof pagesOfCategory>[number];

/** The pages of every category, in its order. */
export const categoryPages: readonly CategoryPage[] = categories.flatMap(pagesOfCategory);

function pagesOfCategory(category: Category) {
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

/** The pages of all articles, newest first. */
export const articlePages: readonly (Page & { article: Article })[] = articles.map((article) => {
  const { slug, title, excerpt, date, updated = date, category, categorySlug } = article;
  return {
    ...{ slug, path: articlePath(slug), title, description: excerpt, modified: updated, article },
    openGraphImage: { label: category, drawing: `article-${categorySlug}` },
  };
});
