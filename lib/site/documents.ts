import type { Legal, Page as Written } from '#content';
import { type ContentsItem, contentsOf } from '../markdown/headings';
import { legalPath, pagePath } from '../schemas/paths.browser';
import { filled, legalTexts, pages } from './compiled';

export type LegalDocument = Legal & { path: string; modified: string; contents: readonly ContentsItem[] };

/** A compiled section; components/sections/list.ts has the exact types. */
export type CompiledSection = { type: string; heading?: string; anchor?: string };

/** A page of content/pages/. */
export type PageDocument = {
  slug: string;
  /** Undefined for the 404 page. */
  path?: string;
  title: string;
  description: string;
  /** Its place in the header, from 1. */
  position?: number;
  /** Its name in the header and footer. */
  label: string;
  sections: readonly CompiledSection[];
  /** Its text as HTML; empty without one. */
  html: string;
};

/** The legal texts of content/legal/, by file name. */
export const legalDocuments: readonly LegalDocument[] = legalTexts
  .map((document) => ({
    ...document,
    path: legalPath(document.slug),
    modified: document.effective,
    contents: contentsOf(document.body.raw).map(({ id, heading }) => ({ id, heading: filled(heading) })),
  }))
  .toSorted((a, b) => a.slug.localeCompare(b.slug));

/** Every page of content/pages/: first those in the header, in its order. */
export const pageDocuments: readonly PageDocument[] = pages
  .map(pageDocument)
  .toSorted((a, b) => (a.position ?? Infinity) - (b.position ?? Infinity) || a.slug.localeCompare(b.slug));

function pageDocument(page: Written): PageDocument {
  const { slug, navigation, body } = page;
  const title = page.title.trim();
  const { position, label = title } = navigation ?? {};
  return {
    ...{ slug, title, position, label },
    path: pagePath(slug),
    description: page.description,
    sections: page.compiledSections,
    html: body.html,
  };
}
