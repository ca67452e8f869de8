import CMS from '@sveltia/cms';

/** The field in which a writer has last pressed the shortcut for saving: the package moves the focus to its button. */
let field: HTMLElement | undefined;

/**
 * Lets nobody write in a form while it is saved: the package then puts what it has saved in the place of all that the form
 * has. To be called before other handlers of `preSave` are registered.
 */
export function holdFormWhileSaving(): void {
  addEventListener(
    'keydown',
    ({ key, ctrlKey, metaKey, target }) => {
      if (key.toLowerCase() === 's' && (ctrlKey || metaKey)) field = target as HTMLElement;
    },
    { capture: true },
  );
  addEventListener('pointerdown', () => {
    field = undefined;
  });
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
    // Not away from where the writer has gone meanwhile.
    const { activeElement } = document;
    if (activeElement === document.body || activeElement === button) field?.focus({ preventScroll: true });
  });
  observer.observe(button, { characterData: true, childList: true, subtree: true });
}

export function saveButton(): HTMLButtonElement | null {
  return document.querySelector('[aria-keyshortcuts$="+S"]');
}
