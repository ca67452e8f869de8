/** Path of an article's own page. */
export function articlePath(slug: string): string {
  return `/news-insights/${slug}`;
}
