import type { KeyboardEvent } from 'react';

const focusable = 'a[href], button:not([disabled]), input, select, textarea, [tabindex="0"]';

/** Keeps Tab within an element; a native dialog lets focus move to the browser's own controls. */
export function trapFocus(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Tab') return;
  // Not checkVisibility(), which Safari lacks before 17.4.
  const element = event.currentTarget;
  const controls = [...element.querySelectorAll<HTMLElement>(focusable)].filter(
    (control) => control.getClientRects().length > 0,
  );
  const [first, last] = [controls[0], controls.at(-1)];
  const leaving = event.shiftKey ? first : last;
  const active = document.activeElement as HTMLElement;
  // After a click on plain text the element itself has the focus, and Shift+Tab would leave it.
  if (active === leaving || (event.shiftKey && active === element)) {
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  }
}
