import { articles } from './articles';
import { type ListPage, listPages } from './listPages';
import { type Page, requiredPage } from './pages';

export type ArchivePage = Page & ListPage;

const { path, title, description } = requiredPage('news-insights');

/**
 * The pages after the News page, which is page 1: visitors reach older articles here.
 */
export const archivePages: readonly ArchivePage[] = listPages(articles, { path, title })
  .slice(1)
  .map((page) => ({ ...page, description, openGraphImageOf: path }));
