import { toString as textOf } from 'mdast-util-to-string';
import { allLegals, type Legal as Document } from '#content';
import { headingSlugger } from './schema/headingIds';
import { markdownParser } from './schema/markdownParser';

export type LegalSection = { id: string; heading: string };

export type LegalDocument = Pick<Document, 'title' | 'description' | 'effective' | 'typeOfSite'> & {
  path: string;
  /** Compiled MDX, for getMDXComponent. */
  code: string;
  sections: LegalSection[];
};

/** The legal texts of content/legal/. */
export const legalDocuments: readonly LegalDocument[] = allLegals.map(
  ({ title, description, effective, typeOfSite, body, _raw: { sourceFileName } }) => ({
    path: `/${sourceFileName.replace(/\.mdx$/, '')}`,
    title,
    description,
    effective,
    typeOfSite,
    code: body.code,
    sections: sectionsOf(body.raw),
  }),
);

/** The level-2 headings of a Markdown text with the anchors that headingIds gives them. */
export function sectionsOf(markdown: string): LegalSection[] {
  const slugger = headingSlugger();
  const sections: LegalSection[] = [];
  for (const node of markdownParser.parse(markdown).children) {
    if (node.type !== 'heading') continue;
    const heading = textOf(node);
    // Every heading takes part, for a repeated one gets a number behind its slug.
    const id = slugger.slug(heading);
    if (node.depth === 2) sections.push({ id, heading });
  }
  return sections;
}
