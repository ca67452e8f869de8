/** Path of an article's page. */
export function articlePath(slug: string): string {
  return `/news-insights/${slug}`;
}

/** Path of a page of content/pages/ by its file name; the 404 page has none of its own. */
export function pagePath(slug: string): string | undefined {
  if (slug === 'not-found') return undefined;
  return slug === 'home' ? '/' : `/${slug}`;
}

/** Path of the contact form with an inquiry type selected. */
export function inquiryPath(inquiry: string): string {
  return `/contact?inquiry=${inquiry}`;
}

/** Path of a legal text. */
export function legalPath(slug: string): string {
  return `/${slug}`;
}

/** Path of the page of a person of content/people/. */
export function personPath(slug: string): string {
  return `/people/${slug}`;
}

/** Path of the Open Graph image of a page. */
export function openGraphImagePath(path: string): string {
  return `/share${path === '/' ? '/home' : path}.png`;
}

/** Path of a category's page. */
export function categoryPath(slug: string): string {
  return `/news-insights/category/${slug}`;
}

/** Path of a page of a list that is cut into pages; the first has the path of the list. */
export function numberedPath(list: string, number: number): string {
  return number === 1 ? list : `${list}/page/${number}`;
}

/** The path of the feed of all articles. Below that of a list, it is the feed of the list. */
export const feedPath = '/feed.xml';
