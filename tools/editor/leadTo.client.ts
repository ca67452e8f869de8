import type { EditorView } from '@codemirror/view';
import type { Point } from 'unist';
import { controlIn, elementOf } from './formFields.client';
import { rangeAt, textFieldAt } from './text-field/textFields.client';

/** The key path of a field, and a place in its words. */
export type FormPlace = { field?: string; placeInText?: Point };

/** Shows a field, and puts the caret at the place in it. */
export async function leadTo({ field = '', placeInText }: FormPlace): Promise<void> {
  // The package unfolds the groups that the field is in, one after the other. On small screens, it shows the form in
  // place of the preview.
  const payload = { locale: '_default', keyPath: field };
  const highlight = () => window.postMessage({ type: 'highlight-editor-field', payload }, location.origin);
  let element = elementOf(field);
  let last: HTMLElement | undefined;
  // A form that appears replaces its fields once more, and the first text loads its editor.
  for (let attempt = 0; attempt < 50 && (element !== last || !isShown(element, field)); attempt += 1) {
    highlight();
    await new Promise((resolve) => setTimeout(resolve, 100));
    last = element;
    element = elementOf(field);
    element?.scrollIntoView({ block: 'center' });
  }
  const view = textFieldAt(field);
  if (view && placeInText) {
    const { from, lineEnd } = rangeAt(view.state.doc, placeInText);
    // Inside a link or picture, so that its button changes it.
    const anchor = from + (/^!?\[(?!\^)/.exec(view.state.sliceDoc(from, lineEnd))?.[0].length ?? 0);
    // Of its class, which is loaded with the first text. In the middle, the list above the form does not cover the line.
    const { scrollIntoView } = view.constructor as typeof EditorView;
    view.dispatch({
      selection: { anchor },
      effects: scrollIntoView(anchor, { y: 'center' }),
    });
  } else element?.scrollIntoView({ block: 'center' });
  if (view) keepFocus(view.dom, () => view.focus());
  else if (element) keepFocus(element, () => focusControl(controlOrChoiceIn(element), placeInText));
}

/** Focuses something in an element, also after the package, which focuses the first button in it up to a moment later. */
function keepFocus(element: HTMLElement, focus: () => void): void {
  focus();
  const controller = new AbortController();
  element.addEventListener('focusin', focus, { signal: controller.signal });
  setTimeout(() => controller.abort(), 500);
}

/** The control of a field; of choices, the one that is chosen. */
function controlOrChoiceIn(element: HTMLElement | undefined): HTMLElement | null | undefined {
  const control = controlIn(element);
  return (
    control?.closest('[role="radiogroup"]')?.querySelector<HTMLElement>('[aria-checked="true"]') ?? control
  );
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

function isShown(element: HTMLElement | undefined, field: string): boolean {
  const isVisible = controlIn(element)?.checkVisibility({ visibilityProperty: true }) ?? false;
  return isVisible && element?.dataset.keyPath === field;
}
