import type { Root } from 'mdast';
import { oncePerTree } from '../oncePerTree';
import { headingsOf } from './headingIds';

/** The headings of a text, as its page has them. */
export const headingsIn = oncePerTree(headingsOf);

/** A line of a table of contents. */
export type ContentsItem = { id: string; heading: string };

/** The table of contents of a parsed text: its level-2 headings with their ids. */
export function contentsOf(tree: Root): ContentsItem[] {
  return headingsOf(tree)
    .filter(({ level }) => level === 2)
    .map(({ id, text }) => ({ id, heading: text }));
}
