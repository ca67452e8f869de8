import type { Nodes } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { ParsedDocument } from '../parse';
import { type Finding, warningAt } from '../problem';

/** Words a reader gets through in a minute, at least and at most. */
const pace = { slow: 200, fast: 230 };

/** Words of a Markdown text as it is shown, given everything in it; program code does not count. */
export function wordsIn(nodes: readonly Nodes[]): number {
  return nodes
    .filter(({ type }) => type === 'paragraph' || type === 'heading' || type === 'tableCell')
    .reduce((words, node) => words + (textOf(node).match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0), 0);
}

/** The read time to write for a number of words, in minutes. */
export function minutesFor(words: number): number {
  return Math.max(1, Math.round(words / ((pace.slow + pace.fast) / 2)));
}

/** A read time that the length of the text does not bear out. An article without text has none to compare. */
export function readTime({ yaml, nodes, collection }: ParsedDocument): Finding[] {
  const said = (yaml?.values as { readTime?: unknown } | null | undefined)?.readTime;
  if (collection.name !== 'Article' || typeof said !== 'string' || !yaml || !nodes) return [];
  const minutes = Number(/^([1-9]\d*) min read$/.exec(said)?.[1]);
  const words = wordsIn(nodes);
  if (!minutes || words === 0) return [];
  const shortest = Math.max(1, Math.floor(words / pace.fast));
  const longest = Math.ceil(words / pace.slow);
  if (minutes >= shortest && minutes <= longest) return [];
  const message = `readTime: the length of the text (${words} ${words === 1 ? 'word' : 'words'}) makes about ${minutesFor(words)} min: write ${minutesFor(words)} min read`;
  return [warningAt(yaml.positionOf(['readTime']), message)];
}
