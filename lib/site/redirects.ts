import { allRedirectLists } from '#content';
import type { Category } from '../schemas/category';
import { articlePath, categoryPath, feedPathsOf } from '../schemas/paths.browser';
import { gone, type Redirect } from '../schemas/redirects';
import { articles } from './articles';
import { categories } from './categories';
import { categoryPages } from './categoryPages';
import { publicPages } from './pages';
import { listedPages } from './pagesByKind';

/** A redirect with the title of the page at `to`, for browsers that do not follow the redirect. */
export type TitledRedirect = Redirect & { title: string };

/** The entries of content/redirects.yaml. */
const listed = allRedirectLists.flatMap(({ redirects }) => redirects ?? []);

const titles = new Map(listedPages.map(({ path, title }) => [path, title]));

/** From every old URL that is a page to the current one. */
export const pageRedirects: readonly TitledRedirect[] = [
  ...articles.flatMap(({ slug, title, aliases }) =>
    aliases.map((alias) => ({ from: articlePath(alias), to: articlePath(slug), title })),
  ),
  ...publicPages.flatMap(({ path, title, aliases }) =>
    aliases.map((alias) => ({ from: `/${alias}`, to: path, title })),
  ),
  ...categories.flatMap((category) => redirectsOfCategory(category, pathsOf(category))),
  ...listed
    .filter(({ to }) => to !== gone)
    .map(({ from, to }) => ({ from, to, title: titles.get(to) ?? to })),
];

/** From every old URL to the current one. At those of the feeds of categories are the feeds, see app/feedRoute.ts. */
export const redirects: readonly TitledRedirect[] = [
  ...pageRedirects,
  ...categories.flatMap((category) =>
    redirectsOfCategory(category, Object.values(feedPathsOf(categoryPath(category.slug)))),
  ),
];

/** The paths of the page of a category and of its older pages. */
function pathsOf({ slug }: Category): string[] {
  return categoryPages.filter(({ category }) => category.slug === slug).map(({ path }) => path);
}

/** To the URLs of a renamed category from its old ones. */
function redirectsOfCategory(
  { slug, name, aliases = [] }: Category,
  urls: readonly string[],
): TitledRedirect[] {
  const end = categoryPath(slug).length;
  return aliases.flatMap((alias) =>
    urls.map((to) => ({ from: categoryPath(alias) + to.slice(end), to, title: name })),
  );
}

/** The paths of withdrawn pages, which hosts answer with 410 Gone if they can. */
export const gonePaths: readonly string[] = listed.filter(({ to }) => to === gone).map(({ from }) => from);
