import { saveButton } from './formWhileSaving.client';

/**
 * Asks before the page is left while a form has something that is not saved: the package writes its backup half a second
 * after the last key.
 */
export function askBeforeLosingText(): void {
  // A new form can be saved before anything is written.
  let isWritten = false;
  addEventListener('input', () => {
    isWritten = true;
  });
  addEventListener('hashchange', () => {
    isWritten = false;
  });
  addEventListener('beforeunload', (event) => {
    const isChanged = saveButton()?.disabled === false;
    if (isChanged && (isWritten || location.hash.includes('/entries/'))) event.preventDefault();
  });
}

/**
 * Keeps the offer of a backup from deleting it: Escape would, and over another entry, after the browser has gone back, so
 * would Discard.
 */
export function keepOfferedText(): void {
  const isAsked = () =>
    [...document.querySelectorAll('[role="alertdialog"]')].some((dialog) => dialog.checkVisibility());
  const keep = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isAsked()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('keydown', keep, { capture: true });
  addEventListener('hashchange', () => {
    if (isAsked()) location.reload();
  });
}
