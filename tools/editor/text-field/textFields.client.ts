import type { EditorView } from '@codemirror/view';

/** The texts of the open form, by the key paths of their fields, such as `body` or `sections.2.text`. */
export const textFields = new Map<string, EditorView>();
