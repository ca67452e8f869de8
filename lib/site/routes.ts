import { pagesByKind } from './pagesByKind';
import { pageRedirects, type TitledRedirect } from './redirects';

type Pages = typeof pagesByKind;

/** A page with its kind. */
export type PageRoute = { [Kind in keyof Pages]: { kind: Kind; page: Pages[Kind][number] } }[keyof Pages];

/** What is shown at a URL that comes from the content. */
export type Route = PageRoute | { kind: 'redirect'; redirect: TitledRedirect };

/** One catch-all route for all: a static export fails for a route without pages, as news without articles would be. */
const routes = new Map<string, Route>([
  // First: in development, the page of a draft replaces its redirect.
  ...pageRedirects.map((redirect) => [redirect.from, { kind: 'redirect', redirect }] as const),
  ...Object.entries(pagesByKind).flatMap(([kind, pages]) =>
    pages.map((page) => [page.path, { kind, page } as Route] as const),
  ),
]);

export const routePaths: readonly string[] = [...routes.keys()];

/** The route of a path; undefined for paths of `app/` itself and unknown ones. */
export function routeOf(path: string): Route | undefined {
  return routes.get(path);
}
