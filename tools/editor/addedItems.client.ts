import { controlIn } from './check/formMessages.client';

/** In milliseconds: how long after it was added the package moves the focus, and renders the fields of an item. */
const patience = 2000;

/**
 * Moves the focus into the first field of an item that a writer adds: the package leaves it on the arrow that folds the item
 * or, on a slow machine, on the button that added it.
 */
export function focusAddedItems(): void {
  let end = 0;
  new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element && node.matches('[data-mode="edit"] .item'))) continue;
      if (hasAddingFocus()) end = performance.now() + patience;
      // An item can be rendered twice.
      if (performance.now() < end) focusFirstField(node, end);
    }
  }).observe(document.body, { childList: true, subtree: true });
}

/** Whether the focus is on a button that adds an item, or in the menu of it. */
function hasAddingFocus(): boolean {
  const button = document.activeElement?.closest('[role="menuitem"], [data-mode="edit"] button');
  // Its icon is a word.
  return button?.matches('[role="menuitem"]') || button?.textContent?.trim().startsWith('add') || false;
}

/** Keeps the focus in the field until `end`, unless it goes somewhere else than to the arrow, the button or nowhere. */
function focusFirstField(item: Element, end: number): void {
  const control = controlIn(item.querySelector<HTMLElement>('[data-key-path]') ?? undefined);
  const isOnArrow = item.querySelector(':scope > .header')?.contains(document.activeElement) ?? false;
  if (isOnArrow || hasAddingFocus()) control?.focus();
  else if (document.activeElement !== control && document.activeElement !== document.body) return;
  if (performance.now() < end) requestAnimationFrame(() => focusFirstField(item, end));
}
