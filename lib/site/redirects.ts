import { allRedirectLists } from '#content';
import { feedPath } from '../schemas/paths.browser';
import { gone, type Redirect } from '../schemas/redirects';
import type { Page } from './pages';
import { pagesByKind } from './pagesByKind';
import { site } from './site';

/** A redirect with the title of the page at `to`, for browsers that do not follow the redirect. */
export type TitledRedirect = Redirect & { title: string };

/** The entries of content/redirects.yaml. */
const listed = allRedirectLists.flatMap(({ redirects }) => redirects ?? []);

const pages = Object.values<readonly Page[]>(pagesByKind).flat();
const titles = new Map(pages.map(({ path, title }) => [path, title]));

const aliases = site.urls.flatMap(({ path: from, to, document }) =>
  to === undefined ? [] : { from, to, isList: document.collection.hasFeeds },
);

/** From every old URL that is a page to the current one: from those of a list also to its older pages. */
export const pageRedirects: readonly TitledRedirect[] = [
  ...aliases.flatMap(({ from, to, isList }) =>
    pages
      .filter(({ path }) => path === to || (isList && path.startsWith(`${to}/page/`)))
      .map(({ path, title }) => ({ from: from + path.slice(to.length), to: path, title })),
  ),
  ...listed
    .filter(({ to }) => to !== gone)
    .map(({ from, to }) => ({ from, to, title: titles.get(to) ?? to })),
];

/** From every old URL to the current one. At those of the feeds of categories are the feeds, see app/feedRoute.ts. */
export const redirects: readonly Redirect[] = [
  ...pageRedirects,
  ...aliases
    .filter(({ isList }) => isList)
    .map(({ from, to }) => ({ from: from + feedPath, to: to + feedPath })),
];

/** The paths of withdrawn pages, which hosts answer with 410 Gone if they can. */
export const gonePaths: readonly string[] = listed.filter(({ to }) => to === gone).map(({ from }) => from);
