import { controlIn } from './check/formMessages.client';

/** In milliseconds: how long after it was added the package moves the focus to an item, and then renders its fields. */
const patience = 1000;

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
    const end = ((item && added.get(item)) ?? Number.NEGATIVE_INFINITY) + 2 * patience;
    if (item && performance.now() < end - patience) focusFirstField(item, { arrow, end });
  });
}

function focusFirstField(item: Element, { arrow, end }: { arrow?: Element | null; end: number }): void {
  if (document.activeElement !== arrow || performance.now() > end) return;
  const control = controlIn(item.querySelector<HTMLElement>('[data-key-path]') ?? undefined);
  if (control) control.focus();
  else requestAnimationFrame(() => focusFirstField(item, { arrow, end }));
}
