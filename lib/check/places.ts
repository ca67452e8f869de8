import type { Node } from 'unist';
import type { ParsedDocument } from './parse';
import type { Position } from './problem';

export function startOf(node: Node): Position {
  return node.position?.start ?? { line: 1, column: 1 };
}

/**
 * Where a word of a text node stands in its file. The text has lost its backslashes, entities and the
 * indentation of its lines, so the word is looked up in the line it must be on.
 */
export function placeInText(
  { lines }: ParsedDocument,
  node: Node,
  text: string,
  index: number,
  word: string,
): Position {
  const start = startOf(node);
  const above = text.slice(0, index).split('\n').length - 1;
  const line = Math.min(start.line + above, lines.length);
  const from = above === 0 ? start.column - 1 + (index - text.lastIndexOf('\n', index) - 1) : 0;
  const source = lines[line - 1] ?? '';
  const near = source.indexOf(word, above === 0 ? Math.min(from, source.length) : 0);
  const found = near >= 0 ? near : source.indexOf(word);
  return { line, column: Math.max(0, found) + 1 };
}
