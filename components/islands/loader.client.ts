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
  loading = import(ISLANDS_URL).then((islands) => islands.startIslands()).then(repeat, giveUp);
}

function hold(event: Event) {
  const origin = event.target as Element;
  const target = event.type === 'submit' ? (origin as HTMLFormElement) : origin.closest('button');
  if (!target?.closest('[data-island]')) return;
  // A submit button goes on to validate and to fire submit, which is held then.
  if (event.type === 'click' && (target as HTMLButtonElement).type === 'submit') return;
  event.preventDefault();
  event.stopImmediatePropagation();
  held.push({
    target,
    repeat: () => (event.type === 'submit' ? (target as HTMLFormElement).requestSubmit() : target.click()),
  });
  load();
}

function repeat() {
  for (const intent of intents) removeEventListener(intent, load, true);
  removeEventListener('click', hold, true);
  removeEventListener('submit', hold, true);
  for (const { repeat } of held.splice(0)) repeat();
}

/** The code cannot be had: an article opens as a page instead, a form says so; all may be tried again. */
function giveUp() {
  loading = undefined;
  const last = held.splice(0).at(-1)?.target;
  const page = last?.dataset.page;
  if (page) location.assign(page);
  if (last instanceof HTMLFormElement)
    document.querySelector('[data-unavailable]')?.removeAttribute('hidden');
}

for (const intent of intents) addEventListener(intent, load, { capture: true, passive: true });
addEventListener('click', hold, true);
addEventListener('submit', hold, true);

export {};
