import { allRedirectLists } from '#content';
import { articles } from '../articles/articles';
import { categories } from '../categories/categories';
import { categoryPages } from '../categories/categoryPages';
import type { Category } from '../categories/schema';
import { allPages, publicPages } from '../pages/pages';
import { articlePath, categoryPath, feedPathsOf } from '../urls/paths.browser';
import { gone, type Redirect } from './schema';

/** A redirect with the title of the page at `to`, for browsers that do not follow the redirect. */
export type TitledRedirect = Redirect & { title: string };

/** The entries of content/redirects.yaml. */
const listed = allRedirectLists.flatMap(({ redirects }) => redirects ?? []);

const titles = new Map(allPages.map(({ path, title }) => [path, title]));

/** From every old URL to the current one. */
export const redirects: readonly TitledRedirect[] = [
  ...articles.flatMap(({ slug, title, aliases }) =>
    aliases.map((alias) => ({ from: articlePath(alias), to: articlePath(slug), title })),
  ),
  ...publicPages.flatMap(({ path, title, aliases }) =>
    aliases.map((alias) => ({ from: `/${alias}`, to: path, title })),
  ),
  ...categories.flatMap(redirectsOfCategory),
  ...listed
    .filter(({ to }) => to !== gone)
    .map(({ from, to }) => ({ from, to, title: titles.get(to) ?? to })),
];

/** From every old URL of a renamed category, its feeds and older pages included. */
function redirectsOfCategory({ slug, name, aliases = [] }: Category): TitledRedirect[] {
  const path = categoryPath(slug);
  const own = categoryPages.filter(({ category }) => category.slug === slug).map((page) => page.path);
  const urls = [...own, ...Object.values(feedPathsOf(path))];
  return aliases.flatMap((alias) =>
    urls.map((to) => ({ from: categoryPath(alias) + to.slice(path.length), to, title: name })),
  );
}

/** The paths of withdrawn pages, which hosts answer with 410 Gone if they can. */
export const gonePaths: readonly string[] = listed.filter(({ to }) => to === gone).map(({ from }) => from);
