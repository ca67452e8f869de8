import { isChanged } from '../unsavedText.client';

/** What Escape closes. */
const popups = '[role="menu"], [role="listbox"], [role="searchbox"], [aria-expanded="true"]';

/**
 * Escape leads from a text to its toolbar and back. It does nothing in other fields, and nothing while the form has something
 * to save: it would leave the form, where a writer wants to close a message. The package listens for it before anything else,
 * so this has to be called before the package starts.
 */
export function handleEscape(): void {
  addEventListener(
    'keydown',
    (event) => {
      const target = event.target as Element;
      const field = target.closest('.cm-editor');
      if (event.key !== 'Escape' || target.closest('dialog')) return;
      const isInField = target.matches('[data-mode="edit"] :is(textarea, input):not([role="combobox"])');
      const isInPopup = target.closest(popups) !== null;
      if (isInField || (!isInPopup && isChanged())) event.stopImmediatePropagation();
      if (!field) return;
      const isText = target.closest('.cm-content');
      field.querySelector<HTMLElement>(isText ? '.text-toolbar [tabindex="0"]' : '.cm-content')?.focus();
      event.stopImmediatePropagation();
      event.preventDefault();
    },
    { capture: true },
  );
}
