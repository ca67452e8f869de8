import type { Root } from 'mdast';
import { headingsOf } from './headingIds';

/** A part of a text below a level-2 heading. */
export type TextSection = { id: string; heading: string };

/** The level-2 headings of a parsed text with their ids. */
export function sectionsOf(tree: Root): TextSection[] {
  return headingsOf(tree)
    .filter(({ level }) => level === 2)
    .map(({ id, text }) => ({ id, heading: text }));
}
