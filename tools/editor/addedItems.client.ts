import { controlIn } from './formFields.client';

/** In milliseconds: how long an added item may take to get its fields on a busy machine. */
const patience = 5000;

/** Moves the focus into the first field of an item that a writer adds: the package leaves it on a button. */
export function focusAddedItems(): void {
  let list: Element | null = null;
  document.addEventListener(
    'click',
    ({ target }) => {
      // The button below a list, or the one of an item, whose menu has "Add Item Above".
      const button = (target as Element).closest(`[data-mode="edit"] :is(${buttons})`);
      // The menu of the button is elsewhere in the document.
      if (!button && (target as Element).closest('[role="menuitem"]')) return;
      const item = button?.matches(menuButton) ? button.closest('.item')?.parentElement : undefined;
      list = (item ?? button)?.closest('[data-key-path]') ?? null;
    },
    { capture: true },
  );
  new MutationObserver((records) => {
    const nodes = records.flatMap(({ addedNodes }) => [...addedNodes]);
    const item = nodes.find(
      (node) => node instanceof Element && node.matches('.item') && list?.contains(node),
    );
    if (!item) return;
    list = null;
    focusFirstField(item as Element);
  }).observe(document.body, { childList: true, subtree: true });
}

const menuButton = '.item > .header [aria-haspopup]';
const buttons = `[data-label^="Add "], ${menuButton}`;

/** What the package leaves the focus on: nothing, the button that adds, or the one that folds the item. */
const leftOn = `body, ${buttons}, .item > .header [aria-expanded]`;

/** Waits for the field, and keeps the focus there, which the package moves too, until the writer goes elsewhere. */
function focusFirstField(item: Element): void {
  const end = performance.now() + patience;
  const controller = new AbortController();
  const { signal } = controller;
  const look = () => {
    if (signal.aborted) return;
    if (performance.now() > end) controller.abort();
    const control = controlIn(item.querySelector('[data-key-path]'));
    if (document.activeElement?.matches(leftOn)) control?.focus();
    requestAnimationFrame(look);
  };
  addEventListener('pointerdown', () => controller.abort(), { signal, capture: true });
  addEventListener('keydown', ({ key }) => key === 'Tab' && controller.abort(), { signal, capture: true });
  look();
}
