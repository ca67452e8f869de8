import { allLegals, allPages, type Legal, type Page as Written } from '#content';
import { escapedHtml } from '../markdown/escapedHtml';
import { legalPath, pagePath } from '../schemas/paths.browser';
import { filled } from './company';
import { sectionId } from './sections';

export type LegalDocument = Legal & { path: string; modified: string };

/** A compiled section; components/sections/list.ts has the exact types. */
export type CompiledSection = { type: string; heading?: string; anchor?: string };

/** A page of content/pages/, with the facts about the group in its words. */
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
export const legalDocuments: readonly LegalDocument[] = allLegals
  .map((document) => ({
    ...document,
    path: legalPath(document.slug),
    modified: document.effective,
    title: filled(document.title),
    description: filled(document.description),
  }))
  .toSorted((a, b) => a.slug.localeCompare(b.slug));

/** Every page of content/pages/: first those in the header, in its order. */
export const pageDocuments: readonly PageDocument[] = allPages
  .map(pageDocument)
  .toSorted((a, b) => (a.position ?? Infinity) - (b.position ?? Infinity) || a.slug.localeCompare(b.slug));

function pageDocument(page: Written): PageDocument {
  const { slug, navigation, body } = page;
  const title = filled(page.title.trim());
  const { position, label = title } =
    typeof navigation === 'object' ? navigation : { position: navigation as number | undefined };
  return {
    ...{ slug, title, position, label },
    path: pagePath(slug),
    description: filled(page.description),
    sections: page.compiledSections.map((section: CompiledSection) => withFilledTexts(withAnchor(section))),
    html: filled(body.html, escapedHtml),
  };
}

/** A section whose address is that of its words as they are written, as the content check knows it. */
function withAnchor(section: CompiledSection): CompiledSection {
  return section.heading === undefined ? section : { ...section, anchor: sectionId(section) };
}

/** A value with the facts about the group in all of its texts. */
function withFilledTexts<Value>(value: Value): Value {
  if (typeof value === 'string') return filled(value) as Value;
  if (Array.isArray(value)) return value.map(withFilledTexts) as Value;
  if (typeof value !== 'object' || value === null) return value;
  if ('html' in value) return filledWhenRead(value) as Value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withFilledTexts(inner)]),
  ) as Value;
}

/**
 * A text whose HTML is filled in when it is read. In the preview of the visual editor, reading it compiles the Markdown, and
 * reading it here would compile that of every page at each letter.
 */
function filledWhenRead(text: { html: unknown }) {
  return {
    get html() {
      return filled(String(text.html), escapedHtml);
    },
  };
}
