/**
 * Leaves the focus in the field when a writer saves with the keyboard: the package moves it to its button, which saving
 * disables. It listens before anything else, so this has to be called before the package starts.
 */
export function keepFocusOnSave(): void {
  addEventListener(
    'keydown',
    ({ key, ctrlKey, metaKey, target }) => {
      if (key.toLowerCase() !== 's' || !(ctrlKey || metaKey) || !(target instanceof HTMLElement)) return;
      setTimeout(() => target.focus({ preventScroll: true }));
    },
    { capture: true },
  );
}
