import { articles } from './articles';
import { archivePath, pageCount, pageSize } from './newsLists';
import { companyPage, type Page } from './pages';

/** One page of the archive: the articles of one grid. */
export type ArchivePage = Page & { number: number; articles: typeof articles };

/**
 * The pages on which a browser without scripts finds every article beyond the News page, which is the first
 * of them; none while that one holds all articles.
 */
export const archivePages: readonly ArchivePage[] = Array.from(
  { length: pageCount(articles.length) - 1 },
  (_, index) => archivePage(index + 2),
);

function archivePage(number: number): ArchivePage {
  const news = companyPage('/news-insights');
  const first = 1 + (number - 1) * pageSize;
  return {
    number,
    path: archivePath(number),
    title: `${news.title}, page ${number}`,
    description: news.description,
    sharePicture: news.path,
    articles: articles.slice(first, first + pageSize),
  };
}
