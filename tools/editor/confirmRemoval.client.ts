/** Asks before an item of a list that says something, such as a section, is removed: the package has no undo for lists. */
export function confirmRemovals(): void {
  document.addEventListener(
    'click',
    (event) => {
      const item = removeButton(event.target)?.closest('.item');
      if (!item || isEmpty(item)) return;
      const name = item.querySelector('.type')?.textContent;
      const what = name ? `the section “${name}”` : 'this item';
      const question = `Remove ${what} with all that is in it? You cannot take it back.`;
      if (!confirm(question)) event.stopImmediatePropagation();
    },
    { capture: true },
  );
}

function removeButton(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[data-mode="edit"] .item [aria-label="Remove"]') : null;
}

/** Whether nothing is filled in: no picture, no control, and no text or summary of a folded item. */
function isEmpty(item: Element): boolean {
  const controls = item.querySelectorAll<HTMLInputElement>(
    'textarea, input:not([type="checkbox"], [type="radio"])',
  );
  const values = [...controls].map(({ value }) => value);
  const texts = [...item.querySelectorAll('.summary, .cm-line')].map(({ textContent }) => textContent);
  return !item.querySelector('img') && [...values, ...texts].every((text) => text.trim() === '');
}
