import { type Heading, headingsOf } from './headingIds';
import { memoized } from './memoized';

/** The headings of a text, as its page has them. */
export const headingsIn = memoized(headingsOf);

/** A line of a table of contents. */
export type ContentsItem = { id: string; heading: string };

/** The table of contents of a text with these headings: those of level 2 with their ids. */
export function contentsOf(headings: readonly Heading[]): ContentsItem[] {
  return headings.filter(({ level }) => level === 2).map(({ id, text }) => ({ id, heading: text }));
}
