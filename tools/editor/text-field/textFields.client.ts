import type { EditorView } from '@codemirror/view';
import type { Block } from '../check/writing';

/** The texts of the open form, by the key paths of their fields, such as `body` or `sections.2.text`. */
export const textFields = new Map<string, EditorView>();

/** The block that the writer is in, also with a button or a dialog of its text; undefined if in no text. */
export function caretBlock(): Block | undefined {
  const [keyPath, view] = [...textFields].find(([, { dom }]) => dom.contains(document.activeElement)) ?? [];
  if (keyPath === undefined || !view) return undefined;
  const { doc, selection } = view.state;
  const isBlank = (number: number) => number < 1 || number > doc.lines || doc.line(number).text.trim() === '';
  const { number } = doc.lineAt(selection.main.head);
  let [first, last] = [number, number];
  if (!isBlank(number)) {
    while (!isBlank(first - 1)) first -= 1;
    while (!isBlank(last + 1)) last += 1;
  }
  return { keyPath, first, last };
}
