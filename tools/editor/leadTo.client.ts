import type { Point } from 'unist';
import { controlIn, elementOf } from './formFields.client';

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
  // A form that appears replaces its fields once more.
  for (let attempt = 0; attempt < 50 && (element !== last || !isShown(element, field)); attempt += 1) {
    highlight();
    await new Promise((resolve) => setTimeout(resolve, 100));
    last = element;
    element = elementOf(field);
    element?.scrollIntoView({ block: 'center' });
  }
  element?.scrollIntoView({ block: 'center' });
  if (element) keepFocus(element, () => focusControl(controlOrChoiceIn(element), placeInText));
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
  const isText = control instanceof HTMLTextAreaElement;
  if (place && (isText || control?.matches('input[type="text"]'))) {
    const words = control as HTMLTextAreaElement;
    const lines = words.value.split('\n').slice(0, place.line - 1);
    const offset = lines.join('\n').length + (lines.length > 0 ? 1 : 0) + place.column - 1;
    words.setSelectionRange(offset, offset);
  }
  // The browser scrolls to the caret in a text.
  control?.focus({ preventScroll: !isText });
}

function isShown(element: HTMLElement | undefined, field: string): boolean {
  const isVisible = controlIn(element)?.checkVisibility({ visibilityProperty: true }) ?? false;
  return isVisible && element?.dataset.keyPath === field;
}
