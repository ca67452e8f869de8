import { allLegals, allTextPages, type Legal, type TextPage } from '#content';
import { collectionOf } from '../content/collections';
import type { Section } from '../legal/sections';

// Contentlayer generates no usable type for a computed list.
export type LegalDocument = Omit<Legal, 'sections'> & { path: string; sections: Section[] };
export type TextDocument = TextPage & { path: string };

/** The legal texts of content/legal/. */
export const legalDocuments: readonly LegalDocument[] = withPaths('Legal', allLegals);

/** The pages of text of content/pages/. */
export const textDocuments: readonly TextDocument[] = withPaths('TextPage', allTextPages);

function withPaths<Document extends { slug: string }>(
  collection: 'Legal' | 'TextPage',
  documents: readonly Document[],
): (Document & { path: string })[] {
  const { url } = collectionOf(collection);
  return documents.map((document) => ({ ...document, path: url(document.slug) }));
}
