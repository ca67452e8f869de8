import CMS from '@sveltia/cms';

let formWithText = '';

/** Notes that the open form has text that is not saved, if nothing that was typed into a field says so. */
export function noteUnsavedText(): void {
  formWithText = location.hash;
}

/**
 * Asks before the page is left while a form has text that is not saved. The package offers a backup of the text when the
 * form is opened again, but only writes it half a second after the last key, and a browser can refuse to store it.
 */
export function askBeforeLosingText(): void {
  addEventListener('beforeinput', noteUnsavedText);
  CMS.registerEventListener({
    name: 'postSave',
    handler: () => {
      formWithText = '';
    },
  });
  addEventListener('beforeunload', (event) => {
    const isForm = /\/(?:new|entries)\b/.test(formWithText);
    if (isForm && location.hash === formWithText) event.preventDefault();
  });
}
