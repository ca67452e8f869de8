import type { Text } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import type { Point } from 'unist';
import type { Block } from '../check/writing';
import { keyPathOf } from '../formFields.client';
import { linesAround } from './lines';

/** The texts of the open form. */
export const textFields = new Set<EditorView>();

/** The text of the field with a key path; undefined for another kind of field. */
export function textFieldAt(keyPath: string): EditorView | undefined {
  return [...textFields].find(({ dom }) => keyPathOf(dom) === keyPath);
}

/** The block that the writer is in, also with a button or a dialog of its text; undefined if in no text. */
export function caretBlock(): Block | undefined {
  const view = [...textFields].find(({ dom }) => dom.contains(document.activeElement));
  if (!view) return undefined;
  const { doc, selection } = view.state;
  const { number } = doc.lineAt(selection.main.head);
  const lines = linesAround(doc, selection.main.head, ({ text }) => text.trim() !== '');
  const [first, last] = [lines[0]?.number ?? number, lines.at(-1)?.number ?? number];
  return { keyPath: keyPathOf(view.dom), first, last };
}

/** Where the place of a message is in a text that may have changed since, with the ends of its word and its line. */
export function rangeAt(doc: Text, { line, column }: Point) {
  const { from: start, to: lineEnd } = doc.line(Math.min(line, doc.lines));
  const from = Math.min(start + column - 1, lineEnd);
  const [word = ''] = /^[\p{L}\p{N}'’]+/u.exec(doc.sliceString(from, lineEnd)) ?? [];
  return { from, wordEnd: from + word.length, lineEnd };
}
