import { type Page, requiredPage } from '../pages/pages';
import { articles } from './articles';
import { type ListPage, listPages } from './listPages';

export type ArchivePage = Page & ListPage;

const { path, title, description } = requiredPage('news-insights');

/**
 * The pages after the News page, which is page 1 and features one article more. Browsers without JavaScript reach older
 * articles here.
 */
export const archivePages: readonly ArchivePage[] = listPages(articles.slice(1), { path, title })
  .slice(1)
  .map((page) => ({ ...page, description, openGraphImageOf: path }));
