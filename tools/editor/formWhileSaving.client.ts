/** The field in which a writer has just pressed the shortcut for saving. */
let field: HTMLElement | undefined;
/** The field in which the last save started; undefined if that was not with the shortcut. */
let savedField: HTMLElement | undefined;

/**
 * Notes the field in which a writer saves with the keyboard: the package moves the focus to its button, which saving
 * disables. It listens before anything else, so this has to be called before the package starts.
 */
export function keepFocusOnSave(): void {
  addEventListener(
    'keydown',
    ({ key, ctrlKey, metaKey, target }) => {
      if (key.toLowerCase() !== 's' || !(ctrlKey || metaKey) || !(target instanceof HTMLElement)) return;
      field = target;
      setTimeout(() => {
        field = undefined;
      });
    },
    { capture: true },
  );
}

/**
 * Lets nobody write in the form while it is saved: the package saves what it has at the start, and then puts that in the
 * place of all that the form has. The package calls this when a save starts, and what it returns when the save has ended or
 * has failed, see patches.ts.
 */
export function holdForm(): () => void {
  const form = document.querySelector<HTMLElement>('.content-editor > .body');
  savedField = field;
  form?.toggleAttribute('inert', true);
  form?.setAttribute('aria-busy', 'true');
  return () => {
    form?.removeAttribute('inert');
    form?.removeAttribute('aria-busy');
    const { activeElement } = document;
    // Not away from where the writer has gone meanwhile. After a fast refusal, the button still has the focus.
    if (activeElement === document.body || activeElement === saveButton())
      savedField?.focus({ preventScroll: true });
  };
}

/** What to focus after the message that the form is not saved. The package calls this, see patches.ts. */
export function fieldOfLastSave(): HTMLElement | undefined {
  return savedField;
}

export function saveButton(): HTMLButtonElement | null {
  return document.querySelector('[aria-keyshortcuts$="+S"]');
}

/** Whether the open form is being saved. */
export function isSaving(): boolean {
  return document.querySelector('.content-editor > [inert]') !== null;
}
