import type { KeyboardEvent } from 'react';

const focusable = 'a[href], button:not([disabled]), input, select, textarea, [tabindex="0"]';

/** Keeps Tab within an element. A native dialog lets the focus move on to the browser's controls. */
export function trapFocus(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Tab') return;
  // Not checkVisibility(), which Safari lacks before 17.4.
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)].filter(
    (stop) => stop.getClientRects().length > 0,
  );
  const [first, last] = [stops[0], stops.at(-1)];
  const leaving = event.shiftKey ? first : last;
  const active = document.activeElement as HTMLElement;
  // A click on plain text focuses the element itself, and Shift+Tab would leave it.
  if (active === leaving || (event.shiftKey && !stops.includes(active))) {
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  }
}
