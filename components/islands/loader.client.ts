/**
 * Printed into the head of a page with an island. Loads its code at the visitor's first sign of intent; until the
 * island is hydrated, queues every click and submit in it and replays them in their order.
 */
import type { Hydrate } from './hydrateIsland';

/** URLs of an island's code by its name: its own module first, then all that this imports. */
declare const ISLAND_FILES: Record<string, readonly string[]>;

type QueuedEvent = { target: HTMLElement; replay: () => void };

const intents = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'];
const loadTimeout = 15_000;
let queue: QueuedEvent[] = [];
let isLoading = false;

function load() {
  if (isLoading) return;
  isLoading = true;
  Promise.allSettled(withoutCode().map(hydrate)).then(settle);
}

function withoutCode() {
  return [...document.querySelectorAll<HTMLElement>('[data-island]:not([data-hydrated])')];
}

async function hydrate(island: HTMLElement) {
  const files = ISLAND_FILES[island.dataset.island as string] as readonly string[];
  // Firefox and Safari remember a failed import until the next page: only what arrived is imported, from the cache.
  await Promise.all(files.map(fetchFile));
  const module: { hydrate: Hydrate } = await import(files[0] as string);
  await module.hydrate(island, onCrash);
}

async function fetchFile(url: string) {
  const response = await fetch(url, { signal: AbortSignal.timeout(loadTimeout) });
  if (!response.ok) throw new Error(`${url}: status ${response.status}`);
  await response.arrayBuffer();
}

function enqueue(event: Event) {
  const origin = event.target as Element;
  const target =
    event.type === 'submit'
      ? (origin as HTMLFormElement)
      : origin.closest<HTMLElement>('button, a[data-fallback-href]');
  if (!target?.closest('[data-island]')) return;
  // Events on a hydrated island wait too while an earlier one does, so that their order stays.
  if (queue.length === 0 && isHydrated(target)) return;
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

/** Replays what was queued in islands that are hydrated; the last event in one that is not gets its fallback. */
function settle() {
  isLoading = false;
  // From now on only a click or submit tries again, not every move of the pointer.
  for (const intent of intents) removeEventListener(intent, load, true);
  if (withoutCode().length === 0) {
    removeEventListener('click', enqueue, true);
    removeEventListener('submit', enqueue, true);
  }
  const queued = queue;
  queue = [];
  let failed: HTMLElement | undefined;
  for (const { target, replay } of queued) {
    if (!isHydrated(target)) {
      failed = target;
      continue;
    }
    errorFor(target)?.setAttribute('hidden', '');
    replay();
  }
  if (failed) fallBack(failed);
}

/** Called when a hydrated island has crashed and shows its server HTML again: the next event loads it anew. */
function onCrash(pressed: HTMLElement) {
  listen();
  fallBack(pressed);
}

/** Opens the page that does the same without scripts, or shows the island's error message. */
function fallBack(pressed: HTMLElement) {
  const href = pressed.dataset.fallbackHref;
  if (href) location.assign(href);
  else errorFor(pressed)?.removeAttribute('hidden');
}

function isHydrated(part: HTMLElement) {
  return part.closest('[data-hydrated]') !== null;
}

function errorFor(part: HTMLElement) {
  const name = part.closest<HTMLElement>('[data-island]')?.dataset.island;
  return document.querySelector(`[data-error-for="${name}"]`);
}

for (const intent of intents) addEventListener(intent, load, { capture: true, passive: true });
listen();
