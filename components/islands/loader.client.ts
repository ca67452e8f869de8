/**
 * Stands in the head of a page with an island. Loads React at the visitor's first sign of intent, and
 * until it has taken over holds every click and submit that needs it, to repeat them in their order.
 */
declare const ISLANDS_URL: string;

type Held = { target: HTMLElement; repeat: () => void };

const intents = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'];
const held: Held[] = [];
let loading: Promise<void> | undefined;

function load() {
  if (loading) return;
  loading = import(ISLANDS_URL)
    .then((islands) => islands.startIslands(takeBack))
    .then(repeat, () => {
      loading = undefined;
      // From now on only what the visitor does asks again: not every move of the pointer.
      ignoreIntents();
      giveUp(held.splice(0).at(-1)?.target);
    });
}

function hold(event: Event) {
  const origin = event.target as Element;
  const target =
    event.type === 'submit'
      ? (origin as HTMLFormElement)
      : origin.closest<HTMLElement>('button, a[data-page]');
  if (!target?.closest('[data-island]')) return;
  // What is wanted of an island that is alive waits too while something before it does: the order is the visitor's.
  if (held.length === 0 && !target.closest('[data-island]:not([data-alive])')) return;
  // A submit button goes on to validate and to fire submit, which is held then.
  if (event.type === 'click' && (target as HTMLButtonElement).type === 'submit') return;
  // A link that is wanted in another tab or window is the browser's.
  const { ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
  if (target.matches('a') && (ctrlKey || metaKey || shiftKey || altKey)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  held.push({
    target,
    repeat: () => (event.type === 'submit' ? (target as HTMLFormElement).requestSubmit() : target.click()),
  });
  load();
}

function listen() {
  addEventListener('click', hold, true);
  addEventListener('submit', hold, true);
}

function ignoreIntents() {
  for (const intent of intents) removeEventListener(intent, load, true);
}

function repeat() {
  ignoreIntents();
  removeEventListener('click', hold, true);
  removeEventListener('submit', hold, true);
  for (const { target, repeat } of held.splice(0)) {
    noticeFor(target)?.setAttribute('hidden', '');
    repeat();
  }
}

/** An island has failed and stands there again as it was served: what is wanted of it next starts it anew. */
function takeBack(wanted: HTMLElement) {
  loading = undefined;
  listen();
  giveUp(wanted);
}

/** What was wanted cannot be done: an article opens as a page instead, for all else the page says so. */
function giveUp(wanted: HTMLElement | undefined) {
  const page = wanted?.dataset.page;
  if (page) location.assign(page);
  else noticeFor(wanted)?.removeAttribute('hidden');
}

function noticeFor(part: HTMLElement | undefined) {
  const name = part?.closest<HTMLElement>('[data-island]')?.dataset.island;
  return document.querySelector(`[data-unavailable="${name}"]`);
}

for (const intent of intents) addEventListener(intent, load, { capture: true, passive: true });
listen();

export {};
