import { keepForLater } from './draftOffer';
import { saveButton } from './formWhileSaving.client';

/**
 * Asks before the page is left while a form has text that is not saved: the package only writes its backup half a second
 * after the last key, and a browser can refuse to store it. Keeps the backup that the package offers, also if the writer
 * leaves the offer.
 */
export function askBeforeLosingText(): void {
  // A new form can be saved before anything is written.
  let isWritten = false;
  addEventListener('input', () => {
    isWritten = true;
  });
  addEventListener('beforeunload', (event) => {
    const isChanged = saveButton()?.disabled === false;
    if (isChanged && (isWritten || location.hash.includes('/entries/'))) event.preventDefault();
  });
  addEventListener('hashchange', () => {
    isWritten = false;
    // Over another form, Discard would delete the words of this one.
    if (isTextOffered()) keepForLater();
  });
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !isTextOffered()) return;
      // The package would delete the text.
      event.preventDefault();
      event.stopImmediatePropagation();
      keepForLater();
      location.hash = location.hash.split('/').slice(0, 3).join('/');
    },
    { capture: true },
  );
}

/** Whether the package offers text that was not saved. */
function isTextOffered(): boolean {
  return [...document.querySelectorAll('[role="alertdialog"]')].some(
    (dialog) => dialog.checkVisibility() && dialog.textContent?.includes('Restore Draft'),
  );
}
