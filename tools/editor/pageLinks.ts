import type { VFile } from 'vfile';
import { publicDocuments } from '../../lib/content/publication';
import { siteOf } from '../../lib/site/model';

/** A page of the site that a text can link to. */
export type PageLink = { title: string; url: string };

/** The pages, articles and legal texts among files that are public today, by their names in the menu or their titles. */
export function pageLinks(files: readonly VFile[]): PageLink[] {
  const { urls } = siteOf(publicDocuments(files.filter(({ data }) => data.document)));
  const links = urls.flatMap(({ path, to, document }) => {
    const { title, navigation } = document.fields;
    if (typeof title !== 'string' || to !== undefined) return [];
    const { label } = (navigation ?? {}) as { label?: unknown };
    return { title: typeof label === 'string' ? label : title, url: path };
  });
  return links.sort((one, other) => one.title.localeCompare(other.title, 'en-AU'));
}
