/** Path of an article's page. */
export function articlePath(slug: string): string {
  return `/news-insights/${slug}`;
}

/** Path of the Open Graph image of a page. */
export function openGraphImagePath(path: string): string {
  return `/share${path === '/' ? '/home' : path}.png`;
}

export const feedPaths = { rss: '/feed.xml', json: '/feed.json' } as const;
