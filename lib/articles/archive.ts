import { type Page, requiredPage } from '../pages/pages';
import { articles } from './articles';
import { archivePath, pageCount, pageSize } from './newsLists.browser';

export type ArchivePage = Page & { number: number; articles: typeof articles };

/** The pages after the News page, which is page 1. Browsers without JavaScript reach older articles here. */
export const archivePages: readonly ArchivePage[] = Array.from(
  { length: pageCount(articles.length) - 1 },
  (_, index) => archivePage(index + 2),
);

function archivePage(number: number): ArchivePage {
  const news = requiredPage('news-insights');
  const first = 1 + (number - 1) * pageSize;
  return {
    number,
    path: archivePath(number),
    title: `${news.title}, page ${number}`,
    description: news.description,
    openGraphImageOf: news.path,
    articles: articles.slice(first, first + pageSize),
  };
}
