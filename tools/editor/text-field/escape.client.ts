/**
 * Escape leads from a text to its toolbar and back, and does nothing in other fields: it would leave the form. The package
 * listens for it before anything else, so this has to be called before the package starts.
 */
export function handleEscape(): void {
  addEventListener(
    'keydown',
    (event) => {
      const target = event.target as Element;
      const field = target.closest('.cm-editor');
      if (event.key !== 'Escape' || target.closest('dialog')) return;
      if (target.matches('[data-mode="edit"] :is(textarea, input):not([role="combobox"])'))
        event.stopImmediatePropagation();
      if (!field) return;
      const isText = target.closest('.cm-content');
      field.querySelector<HTMLElement>(isText ? '.text-toolbar [tabindex="0"]' : '.cm-content')?.focus();
      event.stopImmediatePropagation();
      event.preventDefault();
    },
    { capture: true },
  );
}
