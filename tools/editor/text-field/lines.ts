import type { EditorState, Line, Text } from '@codemirror/state';

/** The lines that the selection touches. */
export function selectedLines({ doc, selection }: EditorState): Line[] {
  const [first, last] = [doc.lineAt(selection.main.from), doc.lineAt(selection.main.to)];
  return Array.from({ length: last.number - first.number + 1 }, (_, index) => doc.line(first.number + index));
}

/** The line at a position, and those around it without a gap that belong to it, too; none if it does not itself. */
export function linesAround(doc: Text, position: number, belongs: (line: Line) => boolean): Line[] {
  const { number } = doc.lineAt(position);
  const lines: Line[] = [];
  for (let at = number; at >= 1 && belongs(doc.line(at)); at -= 1) lines.unshift(doc.line(at));
  if (lines.length === 0) return [];
  for (let at = number + 1; at <= doc.lines && belongs(doc.line(at)); at += 1) lines.push(doc.line(at));
  return lines;
}
