import { saveButton } from './formWhileSaving.client';

/**
 * Keeps text that is not saved: the package writes its backup half a second after the last key, and offers it when the form
 * is opened again. Escape would delete it, and over another entry, after the browser has gone back, so would Discard.
 */
export function keepUnsavedText(): void {
  addEventListener('beforeunload', (event) => {
    if (saveButton()?.disabled === false) event.preventDefault();
  });
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
