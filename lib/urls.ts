/** Path of an article's own page. */
export function articlePath(slug: string): string {
  return `/news-insights/${slug}`;
}

/** Path of the picture that stands for a page when it is shared. */
export function sharePicturePath(path: string): string {
  return `/share${path === '/' ? '/home' : path}.png`;
}

export const feedPaths = { rss: '/feed.xml', json: '/feed.json' } as const;
