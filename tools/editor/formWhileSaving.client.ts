import CMS from '@sveltia/cms';

/**
 * Lets nobody write in a form while it is saved: the package then puts what it has saved in the place of all that the form
 * has. To be called before other handlers of `preSave` are registered.
 */
export function holdFormWhileSaving(): void {
  CMS.registerEventListener({ name: 'preSave', handler: hold });
}

function hold(): void {
  const form = document.querySelector<HTMLElement>('.content-editor > .body');
  const button = saveButton();
  if (!form || !button) return;
  form.inert = true;
  // No event says that a save has failed, but the button is no longer called Saving.
  const words = button.textContent;
  const observer = new MutationObserver(() => {
    if (button.textContent === words) return;
    observer.disconnect();
    form.inert = false;
  });
  observer.observe(button, { characterData: true, childList: true, subtree: true });
}

export function saveButton(): HTMLButtonElement | null {
  return document.querySelector('[aria-keyshortcuts$="+S"]');
}
