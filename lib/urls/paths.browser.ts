/** Path of an article's page. */
export function articlePath(slug: string): string {
  return `/news-insights/${slug}`;
}

/** Path of a page of content/pages/ by its file name; the 404 page has none of its own. */
export function pagePath(slug: string): string | undefined {
  if (slug === 'not-found') return undefined;
  return slug === 'home' ? '/' : `/${slug}`;
}

/** Path of a legal text. */
export function legalPath(slug: string): string {
  return `/${slug}`;
}

/** Path of the Open Graph image of a page. */
export function openGraphImagePath(path: string): string {
  return `/share${path === '/' ? '/home' : path}.png`;
}

export const feedPaths = { rss: '/feed.xml', json: '/feed.json' } as const;
