import type { Text } from 'mdast';
import type { Point } from 'unist';
import { nodesOfType } from '../../markdown/nodes';
import { rule } from '../rule';

/** `**` or `***` in front of a word, or `**` between spaces above a second one. `Price**` is the mark of a note. */
const failed = /(?<![^\s("“‘'—–])(?:\*\*(?:(?=[^\s*])|(?=\s[^*]*\*\*))|\*{3}(?=\p{L}))/u;

/** Reports asterisks that were meant as bold but show, as in `**Note:**Please`. */
export const noFailedBold = rule('text:no-failed-bold', (tree, file, { lines }) => {
  for (const node of nodesOfType(tree, 'text')) {
    const place = node.value.includes('**') && placeInSource(node, lines);
    if (place) file.message(reason, place);
  }
});

/** The source has the backslashes in front of asterisks that should show. */
function placeInSource({ position }: Text, lines: readonly string[]): Point | undefined {
  if (!position) return undefined;
  const { start, end } = position;
  for (let line = start.line; line <= end.line; line += 1) {
    const from = line === start.line ? start.column - 1 : 0;
    const to = line === end.line ? end.column - 1 : undefined;
    const index = (lines[line - 1] ?? '').slice(from, to).search(failed);
    if (index >= 0) return { line, column: from + index + 1 };
  }
  return undefined;
}

const reason =
  'readers see these asterisks: for bold, write ** right in front of the first word and right behind the last one, then a space, as in **Note:** Please; for asterisks, write \\*\\*';
