import { categories } from '@/lib/site/categories';
import { rssFeed } from '@/lib/site/feed';

/** Only routes with a slug have parameters. */
type Context = { params?: Promise<{ slug: string }> };

/** The paths of the feeds of categories, also the former ones: feed readers do not follow the redirect of a page. */
export function categoryParams() {
  return categories.flatMap(({ slug, aliases = [] }) => [slug, ...aliases].map((name) => ({ slug: name })));
}

/** The response with the feed of all articles, or of the category in the path. */
export async function feedResponse(_: Request, { params }: Context): Promise<Response> {
  const headers = { 'Content-Type': 'application/rss+xml; charset=utf-8' };
  return new Response(rssFeed((await params)?.slug), { headers });
}
