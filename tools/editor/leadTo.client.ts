import type { Point } from 'unist';

/** The key path of a field, and a place in its words. */
export type FormPlace = { field?: string; placeInText?: Point };

/** Shows a field, and puts the caret into it. */
export function leadTo({
  field = '',
  placeInText: { line, column } = { line: 1, column: 1 },
}: FormPlace): void {
  const path = `[data-key-path="${CSS.escape(field)}"]`;
  const controls = `${path} :is(input, textarea, button)`;
  const focusText = ({ target }: FocusEvent) => {
    const text = (target as Element).closest(path)?.querySelector('textarea');
    const before = text?.value.split('\n').slice(0, line - 1) ?? [];
    const offset = [...before, ''].join('\n').length + column - 1;
    text?.setSelectionRange(offset, offset);
    text?.focus();
  };
  // The package unfolds the groups that the field is in, scrolls to it, and focuses its first control: a button above a text.
  addEventListener('focusin', focusText, { once: true });
  const payload = { locale: '_default', keyPath: field };
  const show = () => window.postMessage({ type: 'highlight-editor-field', payload }, location.origin);
  show();
  // A group that was folded has its controls only after this, too late for the focus.
  if (document.querySelector(controls)) return;
  const observer = new MutationObserver(() => {
    if (!document.querySelector(controls)) return;
    observer.disconnect();
    show();
  });
  observer.observe(document.body, { childList: true, subtree: true });
}
