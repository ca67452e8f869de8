/** Asks before an item of a list, such as a section, is removed: the package has no undo for lists. */
export function confirmRemovals(): void {
  const question = 'Remove this with all that is in it? You cannot take it back.';
  document.addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest('[data-mode="edit"] .item [aria-label="Remove"]');
      if (button && !confirm(question)) event.stopImmediatePropagation();
    },
    { capture: true },
  );
}
