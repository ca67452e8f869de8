import { controlIn, elementOf, keyPathOf } from '../formFields.client';

/** The text of the field with a key path; undefined for another kind of field. */
export function textFieldAt(keyPath: string): HTMLTextAreaElement | undefined {
  const control = controlIn(elementOf(keyPath));
  return control instanceof HTMLTextAreaElement ? control : undefined;
}

/** The lines, counted from 1, of a paragraph or block in a text. */
type Block = { keyPath: string; first: number; last: number };

/** The block that the writer is in; undefined if in no text. */
export function caretBlock(): Block | undefined {
  const { activeElement } = document;
  if (!activeElement?.matches('.text-field textarea')) return undefined;
  const { value, selectionEnd } = activeElement as HTMLTextAreaElement;
  const number = value.slice(0, selectionEnd).split('\n').length;
  const lines = value.split('\n').map((line) => line.trim() !== '');
  const first = lines.lastIndexOf(false, number - 1) + 2;
  const end = lines.indexOf(false, number - 1);
  const last = end < 0 ? lines.length : end;
  return { keyPath: keyPathOf(activeElement), first: Math.min(first, number), last: Math.max(last, number) };
}
