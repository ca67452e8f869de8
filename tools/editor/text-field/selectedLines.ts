import type { EditorState, Line } from '@codemirror/state';

/** The lines that the selection touches. */
export function selectedLines({ doc, selection }: EditorState): Line[] {
  const [first, last] = [doc.lineAt(selection.main.from), doc.lineAt(selection.main.to)];
  return Array.from({ length: last.number - first.number + 1 }, (_, index) => doc.line(first.number + index));
}

/** The start of the first line of a call-out. */
export const calloutStart = /^\s*>\s*\[!\w+\]/;
