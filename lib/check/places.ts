import type { Node, Point } from 'unist';

export function startOf(node: Node): Point {
  return node.position?.start ?? { line: 1, column: 1 };
}

/**
 * Where a word of a text node is in its file. The node's value lacks backslashes, entities and indentation, so this
 * searches for the word on its line.
 */
export function placeInText(
  lines: readonly string[],
  node: Node & { value: string },
  index: number,
  word: string,
): Point {
  const start = startOf(node);
  const lineBreaksBefore = node.value.slice(0, index).split('\n').length - 1;
  const line = Math.min(start.line + lineBreaksBefore, lines.length);
  const source = lines[line - 1] ?? '';
  const from = lineBreaksBefore === 0 ? start.column - 1 + index : 0;
  const nearest = source.indexOf(word, Math.min(from, source.length));
  const found = nearest >= 0 ? nearest : source.indexOf(word);
  return { line, column: Math.max(0, found) + 1 };
}
