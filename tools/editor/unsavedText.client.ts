import CMS from '@sveltia/cms';
import { keepForLater } from './draftOffer';
import { isSaving, saveButton } from './formWhileSaving.client';
import { element } from './text-field/element.client';

/** In milliseconds. */
const noticeTime = 20_000;

let formWithText = '';
/** Whether the writer has taken everything back, as far as the last press of a button shows. */
let isTakenBack = false;

/** Notes that the open form has text that is not saved, if nothing that was typed into a field says so. */
export function noteUnsavedText(): void {
  formWithText = location.hash;
  isTakenBack = false;
}

/**
 * Asks before the page is left while a form has text that is not saved. The package offers a backup of the text when the
 * form is opened again, but only writes it half a second after the last key, and a browser can refuse to store it.
 */
export function askBeforeLosingText(): void {
  addEventListener('beforeinput', noteUnsavedText);
  addEventListener(
    'pointerdown',
    () => {
      isTakenBack = !isChanged();
      // What was restored is not typed.
      if (!isTakenBack) noteUnsavedText();
    },
    { capture: true },
  );
  CMS.registerEventListener({
    name: 'postSave',
    handler: () => {
      formWithText = '';
    },
  });
  addEventListener('beforeunload', (event) => {
    if (hasText() && location.hash === formWithText) event.preventDefault();
  });
  addEventListener('keydown', keepOfferedText, { capture: true });
  addEventListener('hashchange', () => {
    document.querySelector('.kept-text')?.remove();
    if (!hasText() || isTakenBack || location.hash === formWithText) return;
    sayWhereTextIs(!formWithText.includes('/entries/'));
    formWithText = '';
  });
}

/** Ends the offer of a backup with Escape and goes back to the list: the package would delete it. */
function keepOfferedText(event: KeyboardEvent): void {
  const offers = [...document.querySelectorAll('[role="alertdialog"]')].filter((dialog) =>
    dialog.textContent?.includes('This browser kept what you wrote'),
  );
  if (event.key !== 'Escape' || !offers.some((dialog) => dialog.checkVisibility())) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  keepForLater();
  location.hash = location.hash.split('/').slice(0, 3).join('/');
}

/** Whether the open form has something else than at first, also while that is being saved. */
function isChanged(): boolean {
  return saveButton()?.disabled === false || isSaving();
}

function hasText(): boolean {
  return !saveButton()?.disabled && /\/(?:new|entries)\b/.test(formWithText);
}

/** Says for a while how to go on with a form that was left with text that is not saved. */
function sayWhereTextIs(isNew: boolean): void {
  const form = isNew ? 'start a new entry in the same list' : 'open the same form again';
  const words = element('p', {}, `Not saved: this browser keeps what you wrote. To go on with it, ${form}.`);
  const close = element('button', { type: 'button' }, 'Close');
  const notice = element('div', { role: 'alert', className: 'kept-text' }, words, close);
  close.addEventListener('click', () => notice.remove());
  setTimeout(() => notice.remove(), noticeTime);
  document.body.append(notice);
}
