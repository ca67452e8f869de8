import { toString as plainText } from 'mdast-util-to-string';
import { headingSlugger } from './headingIds';
import { mdxParser } from './markdownParser';

export type Section = { id: string; heading: string };

/** The level-2 headings of an MDX text with their ids from `headingIds`. */
export function sectionsOf(mdx: string): Section[] {
  const slugger = headingSlugger();
  return mdxParser.parse(mdx).children.flatMap((node) => {
    if (node.type !== 'heading') return [];
    const heading = plainText(node);
    // Headings of other levels count too: a duplicate gets a number after its slug.
    const id = slugger.slug(heading);
    return node.depth === 2 ? [{ id, heading }] : [];
  });
}
