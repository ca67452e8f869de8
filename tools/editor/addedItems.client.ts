import { controlIn } from './check/formMessages.client';

/** In milliseconds: how long after it was added the package moves the focus to an item, and then renders its fields. */
const patience = 2000;

/** Moves the focus into the first field of an item that a writer adds: the package leaves it on the arrow that folds the item. */
export function focusAddedItems(): void {
  const added = new WeakMap<Element, number>();
  new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof Element && node.matches('[data-mode="edit"] .item'))
        added.set(node, performance.now());
  }).observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', ({ target }) => {
    const arrow = (target as Element).closest('.item > .header [aria-expanded="true"]');
    const item = arrow?.closest('.item');
    const isNew = item && performance.now() - (added.get(item) ?? Number.NEGATIVE_INFINITY) < patience;
    if (isNew) focusFirstField(item, performance.now() + patience);
  });
}

/** Waits for the field until `end`, unless the focus leaves the arrow. */
function focusFirstField(item: Element, end: number): void {
  if (!document.activeElement?.closest('.item > .header') || performance.now() > end) return;
  const control = controlIn(item.querySelector<HTMLElement>('[data-key-path]') ?? undefined);
  if (control) control.focus();
  else requestAnimationFrame(() => focusFirstField(item, end));
}
