import type { KeyboardEvent } from 'react';

const focusable = 'a[href], button:not([disabled]), input, select, textarea, [tabindex="0"]';

/** Lets Tab run in a circle within an element; a dialog would let it leave to the browser's own controls. */
export function trapFocus(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Tab') return;
  // Not checkVisibility(), which Safari lacks before 17.4.
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)].filter(
    (stop) => stop.getClientRects().length > 0,
  );
  const [first, last] = [stops[0], stops.at(-1)];
  const leaving = event.shiftKey ? first : last;
  const active = document.activeElement as HTMLElement;
  // A click on plain text gives the focus to the element itself: from there Shift+Tab would leave, too.
  if (active === leaving || (event.shiftKey && !stops.includes(active))) {
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  }
}
