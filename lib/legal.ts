import { allLegals, type Legal as Document } from '#content';
import type { Section } from './schema/sections';

// Contentlayer generates no usable type for a computed list.
export type LegalDocument = Omit<Document, 'sections'> & { path: string; sections: Section[] };

/** The legal texts of content/legal/. */
export const legalDocuments: readonly LegalDocument[] = allLegals.map((document) => ({
  ...document,
  path: `/${document.slug}`,
}));
