import type { VFile } from 'vfile';
import { documentOf, fieldOf, urlsOf } from '../../lib/content/document';
import { isPublic, publicationOf } from '../../lib/content/publication';

/** A page of the site that a text can link to. */
export type PageLink = { title: string; url: string };

/** The pages, articles and legal texts among files that are public today, by their names in the menu or their titles. */
export function pageLinks(files: readonly VFile[]): PageLink[] {
  const published = files.filter((file) => file.data.document && isPublic(publicationOf(documentOf(file))));
  const links = published.flatMap((file) => {
    const document = documentOf(file);
    const title = fieldOf(document, 'title');
    if (typeof title !== 'string' || document.collection.hasPage?.(file, published) === false) return [];
    const { label } = (fieldOf(document, 'navigation') ?? {}) as { label?: unknown };
    const pages = urlsOf(document).filter(({ to }) => to === undefined);
    return pages.map(({ path }) => ({ title: typeof label === 'string' ? label : title, url: path }));
  });
  return links.sort((one, other) => one.title.localeCompare(other.title, 'en-AU'));
}
