/** Leaves an item that is dropped beside its list where the list shows it: the package would move it back. */
export function dropBesideList(): void {
  let list: Element | null | undefined;
  document.addEventListener('dragstart', ({ target }) => {
    list = target instanceof Element ? target.closest('[data-mode="edit"] .item-list') : null;
  });
  document.addEventListener('drop', ({ target }) => {
    if (!list?.contains(target as Node)) list?.dispatchEvent(new DragEvent('drop', { cancelable: true }));
  });
}
