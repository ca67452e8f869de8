/**
 * Escape leads from a text to its toolbar and back. Elsewhere in a form it leaves the form, for which the package listens
 * before anything else: this has to be called before the package starts.
 */
export function handleEscapeInTexts(): void {
  addEventListener(
    'keydown',
    (event) => {
      const target = event.target as Element;
      const field = target.closest('.cm-editor');
      if (event.key !== 'Escape' || !field || target.closest('dialog')) return;
      const isText = target.closest('.cm-content');
      field.querySelector<HTMLElement>(isText ? '.text-toolbar [tabindex="0"]' : '.cm-content')?.focus();
      event.stopImmediatePropagation();
      event.preventDefault();
    },
    { capture: true },
  );
}
