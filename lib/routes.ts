import { type ArchivePage, archivePages } from './archive';
import { type Article, articles } from './articles';
import { type LegalDocument, legalDocuments } from './legal';
import { type Redirect, redirects } from './redirects';
import { articlePath } from './urls';

/** What is shown at a URL that comes from the content. */
type Route =
  | { kind: 'article'; article: Article }
  | { kind: 'archive'; page: ArchivePage }
  | { kind: 'legal'; document: LegalDocument }
  | { kind: 'redirect'; redirect: Redirect };

/** One catch-all route for all: a static export fails for a route without pages, as news without articles would be. */
const routes = new Map<string, Route>([
  ...articles.map((article) => [articlePath(article.slug), { kind: 'article', article }] as const),
  ...archivePages.map((page) => [page.path, { kind: 'archive', page }] as const),
  ...legalDocuments.map((document) => [document.path, { kind: 'legal', document }] as const),
  ...redirects.map((redirect) => [redirect.from, { kind: 'redirect', redirect }] as const),
]);

export const routePaths: readonly string[] = [...routes.keys()];

/** The route of a path; undefined for paths of `app/` itself and unknown ones. */
export function routeOf(path: string): Route | undefined {
  return routes.get(path);
}
