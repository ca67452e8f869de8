import type { EditorView } from '@codemirror/view';
import type { Block } from '../check/writing';
import { linesAround } from './lines';

/** The texts of the open form, by the key paths of their fields, such as `body` or `sections.2.text`. */
export const textFields = new Map<string, EditorView>();

/** The block that the writer is in, also with a button or a dialog of its text; undefined if in no text. */
export function caretBlock(): Block | undefined {
  const [keyPath, view] = [...textFields].find(([, { dom }]) => dom.contains(document.activeElement)) ?? [];
  if (keyPath === undefined || !view) return undefined;
  const { doc, selection } = view.state;
  const { number } = doc.lineAt(selection.main.head);
  const lines = linesAround(doc, selection.main.head, ({ text }) => text.trim() !== '');
  return { keyPath, first: lines[0]?.number ?? number, last: lines.at(-1)?.number ?? number };
}
