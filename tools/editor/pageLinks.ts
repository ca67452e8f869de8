import type { VFile } from 'vfile';
import { documentOf, fieldOf, urlsOf } from '../../lib/content/document';
import { filesWithPage } from '../../lib/site/hasPage';

/** A page of the site that a text can link to. */
export type PageLink = { title: string; url: string };

/** The pages, articles and legal texts among files that are public today, by their names in the menu or their titles. */
export function pageLinks(files: readonly VFile[]): PageLink[] {
  const links = filesWithPage(files).flatMap((file) => {
    const document = documentOf(file);
    const title = fieldOf(document, 'title');
    if (typeof title !== 'string') return [];
    const { label } = (fieldOf(document, 'navigation') ?? {}) as { label?: unknown };
    const pages = urlsOf(document).filter(({ to }) => to === undefined);
    return pages.map(({ path }) => ({ title: typeof label === 'string' ? label : title, url: path }));
  });
  return links.sort((one, other) => one.title.localeCompare(other.title, 'en-AU'));
}
