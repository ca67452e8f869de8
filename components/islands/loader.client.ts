/**
 * Inlined into the head of pages with islands. Loads their code on the first sign of intent, and queues clicks and
 * submits until they can be replayed in order.
 */
import type { Hydrate } from './hydrateIsland';

/** URLs of each island's code: its entry module first, then everything that imports. */
declare const ISLAND_FILES: Record<string, readonly string[]>;

type QueuedEvent = { target: HTMLElement; replay: () => void };

const intents = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'];
const loadTimeoutMs = 15_000;
const query = new URLSearchParams(location.search);
let queue: QueuedEvent[] = [];
let loading: Promise<void> | undefined;

function load(): Promise<void> {
  loading ??= hydrateAll();
  return loading;
}

async function hydrateAll() {
  // A pointer can move while islands are still missing. Without any, settle() would stop listening.
  if (document.readyState === 'loading')
    await new Promise((parsed) => addEventListener('DOMContentLoaded', parsed));
  await Promise.allSettled(unhydratedIslands().map(hydrate));
  settle();
}

function unhydratedIslands() {
  return [...document.querySelectorAll<HTMLElement>('[data-island]:not([data-hydrated])')];
}

/** The first element that an attribute selector finds with a value of the query; `attribute` is its start, up to the value. */
function find<Found extends HTMLElement>(attribute: string, name: string): Found | null {
  const value = query.get(name);
  return value ? document.querySelector<Found>(`[${attribute}${CSS.escape(value)}"]`) : null;
}

/** Loads at once if the URL has a filter or an opened article. If the code does not load, its page opens. */
async function loadForUrl() {
  const page =
    find('data-fallback-href$="/', 'article')?.dataset.fallbackHref ??
    find<HTMLAnchorElement>('data-slug="', 'category')?.href;
  // The code opens the pages of older articles, and knows former slugs of categories.
  if (!page && !/[?&](?:article|category)=/.test(location.search)) return;
  await load();
  if (page && !document.querySelector('[data-island="news"][data-hydrated]')) location.replace(page);
}

/** Selects the inquiry type of `/contact?inquiry=investment`, unless the browser has restored another. */
function selectInquiry() {
  const option = find<HTMLElement & HTMLOptionElement>('value="', 'inquiry');
  const select = option?.closest('select');
  if (select?.value === '') select.value = option?.value ?? '';
}

async function hydrate(island: HTMLElement) {
  const files = filesOf(island);
  // Firefox and Safari cache a failed import until navigation, so fetch first and import from the HTTP cache.
  await Promise.all(files.map(fetchFile));
  const module: { hydrate: Hydrate } = await import(files[0] as string);
  await module.hydrate(island, onCrash);
}

function filesOf(island: HTMLElement) {
  return ISLAND_FILES[island.dataset.island as string] as readonly string[];
}

async function fetchFile(url: string) {
  const response = await fetch(url, { signal: AbortSignal.timeout(loadTimeoutMs) });
  if (!response.ok) throw new Error(`${url}: status ${response.status}`);
  await response.arrayBuffer();
}

function enqueue(event: Event) {
  const origin = event.target as Element;
  const target = event.type === 'submit' ? (origin as HTMLFormElement) : origin.closest('button');
  if (!target?.closest('[data-island]')) return;
  // While anything is queued, events on hydrated islands queue too, to keep their order.
  if (queue.length === 0 && isHydrated(target)) return;
  // Let the browser validate; the submit event that follows is queued.
  if (event.type === 'click' && (target as HTMLButtonElement).type === 'submit') return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const pressed = (event as SubmitEvent).submitter ?? target;
  pressed.setAttribute('aria-busy', 'true');
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

/** Replays the queue in hydrated islands. The last event in an island that failed gets its fallback. */
function settle() {
  loading = undefined;
  // From now on only a click or submit retries, not every pointer move.
  for (const intent of intents) removeEventListener(intent, load, true);
  if (unhydratedIslands().length === 0) {
    removeEventListener('click', enqueue, true);
    removeEventListener('submit', enqueue, true);
  }
  const queued = queue;
  queue = [];
  for (const pressed of document.querySelectorAll('[aria-busy]')) pressed.removeAttribute('aria-busy');
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

/** Shows the error message in place of the island, which has removed itself, also for a visitor who comes Back. */
function onCrash(island: HTMLElement, fallbackHref: string | undefined) {
  showError(island);
  delete island.dataset.island;
  delete island.dataset.hydrated;
  if (fallbackHref) location.assign(fallbackHref);
}

/** Opens the page that works without scripts, or shows the island's error message. */
function fallBack(pressed: HTMLElement) {
  const href = pressed.dataset.fallbackHref;
  if (href) location.assign(href);
  else showError(pressed);
}

function showError(element: HTMLElement) {
  const error = errorFor(element);
  error?.removeAttribute('hidden');
  // A long form is between it and the button.
  error?.scrollIntoView({ block: 'nearest' });
}

function isHydrated(element: HTMLElement) {
  return element.closest('[data-hydrated]') !== null;
}

function errorFor(element: HTMLElement) {
  const name = element.closest<HTMLElement>('[data-island]')?.dataset.island;
  return document.querySelector(`[data-error-for="${name}"]`);
}

// components/sections/articles/Articles.tsx hides the cards of other categories.
const category = query.get('category');
if (category) document.documentElement.dataset.category = category;
for (const intent of intents) addEventListener(intent, load, { capture: true, passive: true });
listen();
addEventListener('DOMContentLoaded', loadForUrl);
addEventListener('DOMContentLoaded', selectInquiry);
