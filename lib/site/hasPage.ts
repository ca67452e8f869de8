import type { VFile } from 'vfile';
import { type ContentDocument, documentOf, fieldOf } from '../content/document';
import { isPublic, publicationOf } from '../content/publication';

/** The parsed files that are public today, without those that no page shows. */
export function filesWithPage(files: readonly VFile[]): VFile[] {
  const published = files.filter(({ data }) => data.document && isPublic(publicationOf(data.document)));
  return published.filter((file) => hasPage(file, published));
}

/** Whether a document has a page of its own among the published ones: a person needs a biography or an article. */
export function hasPage(file: VFile, published: readonly VFile[]): boolean {
  const document = documentOf(file);
  if (document.collection.name !== 'Person') return true;
  return hasBiography(document) || published.some((other) => authorNames(other).includes(document.name));
}

/** What the authors of a document are called there. */
function authorNames(file: VFile): unknown[] {
  return ['author', 'authors'].flatMap((field) => fieldOf(documentOf(file), field));
}

/** Whether the text has more than comments and link definitions. A text that cannot be parsed counts. */
function hasBiography({ tree }: ContentDocument): boolean {
  return !tree || tree.children.some(({ type }) => type !== 'html' && type !== 'definition');
}
