import * as written from '#content';
import { escapedHtml } from '../markdown/escapedHtml';
import { groupOf, withFacts } from '../schemas/facts';
import { sectionId } from './sections';

// What Contentlayer compiled, with the facts about the group in place of their names. Articles have none.

const group = groupOf(written);

/** A sentence with the facts about the group in place of their names. */
export function filled(text: string): string {
  return withFacts(text, group);
}

/** A value with the facts about the group in all of its texts but those in Markdown, from which ids of headings are made. */
function filledIn<Value>(value: Value): Value {
  if (typeof value === 'string') return filled(value) as Value;
  if (Array.isArray(value)) return value.map(filledIn) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(value))
    if (name !== 'html') copy[name] = name === 'raw' ? inner : filledIn(inner);
  // When it is read: in the preview of the visual editor, that compiles the Markdown.
  if ('html' in value)
    Object.defineProperty(copy, 'html', {
      enumerable: true,
      get: () => withFacts(String(value.html), group, escapedHtml),
    });
  return copy as Value;
}

/** A section of a page, with the anchor that its words have as they are written, as the content check knows it. */
function withAnchor(section: { heading?: string }) {
  return section.heading === undefined ? section : { ...section, anchor: sectionId(section) };
}

/** Every fact about the group, from content/company.yaml. */
export const company = filledIn(written.company);

/** The businesses and divisions in display order. */
export const ventures = filledIn(group.ventures);

/** The legal texts of content/legal/. */
export const legalTexts = filledIn(written.allLegals);

/** The people of content/people/. */
export const people = filledIn(written.allPeople);

/** The pages of content/pages/. */
export const pages = filledIn(
  written.allPages.map((page) => ({ ...page, compiledSections: page.compiledSections.map(withAnchor) })),
);
