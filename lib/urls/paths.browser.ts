/** Path of an article's page. */
export function articlePath(slug: string): string {
  return `/news-insights/${slug}`;
}

/** Path of a page of text or a legal text. */
export function textPath(slug: string): string {
  return `/${slug}`;
}

/** Path of the Open Graph image of a page. */
export function openGraphImagePath(path: string): string {
  return `/share${path === '/' ? '/home' : path}.png`;
}

export const feedPaths = { rss: '/feed.xml', json: '/feed.json' } as const;
