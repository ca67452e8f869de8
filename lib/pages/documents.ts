import { allLegals, allTextPages, type Legal, type TextPage } from '#content';
import type { Section } from '../legal/sections';
import { textPath } from '../urls/paths.browser';

// Contentlayer generates no usable type for a computed list.
export type LegalDocument = Omit<Legal, 'sections'> & { path: string; sections: Section[] };
export type TextDocument = TextPage & { path: string };

/** The legal texts of content/legal/. */
export const legalDocuments: readonly LegalDocument[] = allLegals.map(withPath);

/** The pages of text of content/pages/. */
export const textDocuments: readonly TextDocument[] = allTextPages.map(withPath);

function withPath<Document extends { slug: string }>(document: Document): Document & { path: string } {
  return { ...document, path: textPath(document.slug) };
}
