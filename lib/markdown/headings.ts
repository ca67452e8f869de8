import { headingsOf } from './headingIds';
import { memoized } from './memoized';
import { markdownParser } from './parser';

/** The headings of a text, as its page has them. */
export const headingsIn = memoized(headingsOf);

/** A line of a table of contents. */
export type ContentsItem = { id: string; heading: string };

/** The table of contents of a text in Markdown: its headings of level 2 with their ids. */
export function contentsOf(text: string): ContentsItem[] {
  return headingsOf(markdownParser.parse(text))
    .filter(({ level }) => level === 2)
    .map(({ id, text: heading }) => ({ id, heading }));
}
