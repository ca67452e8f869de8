import type { EditorView } from '@codemirror/view';
import type { Point } from 'unist';
import { controlIn, elementOf, scrollUntilRendered } from './check/formMessages.client';
import { textFields } from './text-field/textFields.client';

/** The key path of a field, and a place in its words. */
export type FormPlace = { field?: string; placeInText?: Point };

/** Shows a field, which is not rendered before it is scrolled to, and puts the caret at the place in it. */
export async function leadTo({ field = '', placeInText }: FormPlace): Promise<void> {
  // The package unfolds the groups that the field is in, and they render what is in view. On small screens, it shows the
  // form in place of the preview.
  const payload = { locale: '_default', keyPath: field };
  const highlight = () => window.postMessage({ type: 'highlight-editor-field', payload }, location.origin);
  highlight();
  await scrollUntilRendered(field);
  let element: HTMLElement | undefined;
  for (let attempt = 0; attempt < 20 && !isShown(element, field); attempt += 1) {
    highlight();
    await new Promise((resolve) => setTimeout(resolve, 100));
    element = elementOf(field);
    (itemIn(element, field) ?? element)?.scrollIntoView({ block: 'center' });
  }
  const view = textFields.get(field);
  if (view && placeInText) {
    const line = view.state.doc.line(Math.min(placeInText.line, view.state.doc.lines));
    const start = Math.min(line.from + placeInText.column - 1, line.to);
    // Inside a link or picture, so that its button changes it.
    const anchor = start + (/^!?\[(?!\^)/.exec(view.state.sliceDoc(start, line.to))?.[0].length ?? 0);
    // Of its class, which is loaded with the first text. In the middle, the list above the form does not cover the line.
    const { scrollIntoView } = view.constructor as typeof EditorView;
    view.dispatch({ selection: { anchor }, effects: scrollIntoView(anchor, { y: 'center' }) });
  } else element?.scrollIntoView({ block: 'center' });
  if (view) view.focus();
  else focusControl(controlIn(element), placeInText);
}

function focusControl(control: HTMLElement | null | undefined, place: Point | undefined): void {
  control?.focus({ preventScroll: true });
  const isWords = control instanceof HTMLTextAreaElement || control?.matches('input[type="text"]');
  if (!place || !isWords) return;
  const words = control as HTMLTextAreaElement;
  const lines = words.value.split('\n').slice(0, place.line - 1);
  const offset = lines.join('\n').length + (lines.length > 0 ? 1 : 0) + place.column - 1;
  words.setSelectionRange(offset, offset);
}

/** The item of a list that a field is in, if the item is not rendered yet. */
function itemIn(element: HTMLElement | undefined, field: string): Element | undefined {
  const { keyPath = '' } = element?.dataset ?? {};
  const [index = ''] = field.slice(keyPath.length + 1).split('.');
  const list = element?.querySelector('.item-list');
  return list?.children[/^\d+$/.test(index) ? Number(index) : -1];
}

function isShown(element: HTMLElement | undefined, field: string): boolean {
  const isVisible = controlIn(element)?.checkVisibility({ visibilityProperty: true }) ?? false;
  return isVisible && element?.dataset.keyPath === field;
}
