import { articles } from './articles';
import { legalDocuments } from './documents';
import { archivePages, articlePages, categoryPages } from './newsPages';
import { type Page, publicPages } from './pages';
import { personPages } from './people';
import { lastChange } from './summaries';

/**
 * Every page of content, by its kind, in the order of the navigation. A kind that shows documents has the name of their
 * folder, by which the preview of the visual editor finds the page of a document. docs/development.md says how to add one.
 */
export const pagesByKind = {
  pages: publicPages.map((page) =>
    page.slug === 'news-insights' ? { ...page, modified: lastChange(articles) } : page,
  ),
  legal: legalDocuments,
  archive: archivePages,
  categories: categoryPages,
  people: personPages,
  articles: articlePages,
} satisfies Record<string, readonly Page[]>;

/** The pages that search engines are to find, without those that continue a list. Each has its own Open Graph image. */
export const listedPages: readonly Page[] = Object.values<readonly Page[]>(pagesByKind)
  .flat()
  .filter(({ number = 1, isUnlisted }) => number === 1 && !isUnlisted);
