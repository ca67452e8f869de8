import type { Node, Point } from 'unist';

export function startOf({ position }: Pick<Node, 'position'>): Point {
  return position?.start ?? { line: 1, column: 1 };
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

/** What a line has from a position on. */
export function sourceFrom(lines: readonly string[], { line, column }: Point): string {
  return (lines[line - 1] ?? '').slice(column - 1);
}

/** Where words of a field are in its file: on the field's line or below it, even across a line break. */
export function placeInField(lines: readonly string[], { line, column }: Point, words: string): Point {
  const source = lines.slice(line - 1).join('\n');
  const pattern = words
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('\\s+');
  const index = source.slice(column - 1).search(new RegExp(pattern));
  if (index < 0) return { line, column };
  const before = source.slice(0, column - 1 + index).split('\n');
  return { line: line + before.length - 1, column: (before.at(-1) ?? '').length + 1 };
}

/** `reason` says what is wrong, then what to write instead. */
export type Diagnostic = { place: Point; reason: string };
