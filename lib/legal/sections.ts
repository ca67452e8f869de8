import { headingsOf } from '../text/headings/headingIds';
import { mdxParser } from '../text/markdownParser';

export type Section = { id: string; heading: string };

/** The level-2 headings of an MDX text with their ids. */
export function sectionsOf(mdx: string): Section[] {
  return headingsOf(mdxParser.parse(mdx))
    .filter(({ level }) => level === 2)
    .map(({ id, text }) => ({ id, heading: text }));
}
