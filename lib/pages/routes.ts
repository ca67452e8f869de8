import { type ArchivePage, archivePages } from '../articles/archive';
import { type Article, articles } from '../articles/articles';
import { type CategoryPage, categoryPages } from '../categories/categoryPages';
import { type PersonPage, personPages } from '../people/personPages';
import { pageRedirects, type TitledRedirect } from '../redirects/redirects';
import { articlePath } from '../urls/paths.browser';
import { type LegalDocument, legalDocuments } from './documents';
import { type Page, type PublicPage, pageOf, publicPages } from './pages';

/** What is shown at a URL that comes from the content. */
export type Route =
  | { kind: 'article'; page: Page; article: Article }
  | { kind: 'archive'; page: ArchivePage }
  | { kind: 'category'; page: CategoryPage }
  | { kind: 'legal'; page: LegalDocument }
  | { kind: 'page'; page: PublicPage }
  | { kind: 'person'; page: PersonPage }
  | { kind: 'redirect'; redirect: TitledRedirect };

/** One catch-all route for all: a static export fails for a route without pages, as news without articles would be. */
const routes = new Map<string, Route>([
  // First: in development, the page of a draft replaces its redirect.
  ...pageRedirects.map((redirect) => [redirect.from, { kind: 'redirect', redirect }] as const),
  ...articles.map(
    (article) => [articlePath(article.slug), { kind: 'article', page: pageOf(article), article }] as const,
  ),
  ...archivePages.map((page) => [page.path, { kind: 'archive', page }] as const),
  ...categoryPages.map((page) => [page.path, { kind: 'category', page }] as const),
  ...legalDocuments.map((page) => [page.path, { kind: 'legal', page }] as const),
  ...personPages.map((page) => [page.path, { kind: 'person', page }] as const),
  ...publicPages.map((page) => [page.path, { kind: 'page', page }] as const),
]);

export const routePaths: readonly string[] = [...routes.keys()];

/** The route of a path; undefined for paths of `app/` itself and unknown ones. */
export function routeOf(path: string): Route | undefined {
  return routes.get(path);
}
