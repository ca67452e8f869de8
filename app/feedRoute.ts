import { categories } from '@/lib/site/categories';

/** Only routes with a slug have parameters. */
type Context = { params?: Promise<{ slug: string }> };

/** The paths of the feeds of categories, also the former ones: feed readers do not follow the redirect of a page. */
export function categoryParams() {
  return categories.flatMap(({ slug, aliases = [] }) => [slug, ...aliases].map((name) => ({ slug: name })));
}

/** A route with a feed of all articles, or of the category in its path. */
export function feedRoute(feed: (category?: string) => string, type: string) {
  return async (_: Request, { params }: Context) =>
    new Response(feed((await params)?.slug), { headers: { 'Content-Type': `${type}; charset=utf-8` } });
}
