/**
 * Printed into the head of a page with an island. Loads React at the visitor's first sign of intent; until React
 * has taken over, queues every click and submit that needs it and replays them in their order.
 */
declare const ISLANDS_URL: string;

type QueuedEvent = { target: HTMLElement; replay: () => void };

const intents = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'];
const queue: QueuedEvent[] = [];
let loading: Promise<void> | undefined;

function load() {
  if (loading) return;
  loading = import(ISLANDS_URL)
    .then((islands) => islands.hydrateIslands(onCrash))
    .then(replayQueue, () => {
      loading = undefined;
      // From now on only a click or submit tries again, not every move of the pointer.
      ignoreIntents();
      fallBack(queue.splice(0).at(-1)?.target);
    });
}

function enqueue(event: Event) {
  const origin = event.target as Element;
  const target =
    event.type === 'submit'
      ? (origin as HTMLFormElement)
      : origin.closest<HTMLElement>('button, a[data-fallback-href]');
  if (!target?.closest('[data-island]')) return;
  // Events on a hydrated island wait too while an earlier one does, so that their order stays.
  if (queue.length === 0 && !target.closest('[data-island]:not([data-hydrated])')) return;
  // The browser validates first and then fires submit, which is queued.
  if (event.type === 'click' && (target as HTMLButtonElement).type === 'submit') return;
  // The browser opens links in other tabs and windows.
  const { ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
  if (target.matches('a') && (ctrlKey || metaKey || shiftKey || altKey)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  queue.push({
    target,
    replay: () => (event.type === 'submit' ? (target as HTMLFormElement).requestSubmit() : target.click()),
  });
  load();
}

function listen() {
  addEventListener('click', enqueue, true);
  addEventListener('submit', enqueue, true);
}

function ignoreIntents() {
  for (const intent of intents) removeEventListener(intent, load, true);
}

function replayQueue() {
  ignoreIntents();
  removeEventListener('click', enqueue, true);
  removeEventListener('submit', enqueue, true);
  for (const { target, replay } of queue.splice(0)) {
    errorFor(target)?.setAttribute('hidden', '');
    replay();
  }
}

/** Called when a hydrated island has crashed and shows its server HTML again: the next event loads it anew. */
function onCrash(pressed: HTMLElement) {
  loading = undefined;
  listen();
  fallBack(pressed);
}

/** Opens the page that does the same without scripts, or shows the island's error message. */
function fallBack(pressed: HTMLElement | undefined) {
  const href = pressed?.dataset.fallbackHref;
  if (href) location.assign(href);
  else errorFor(pressed)?.removeAttribute('hidden');
}

function errorFor(part: HTMLElement | undefined) {
  const name = part?.closest<HTMLElement>('[data-island]')?.dataset.island;
  return document.querySelector(`[data-error-for="${name}"]`);
}

for (const intent of intents) addEventListener(intent, load, { capture: true, passive: true });
listen();

export {};
