/**
 * The script of every page: the menu's state, path changes that start at the top, pictures that fail or have
 * come, addresses that are copied. Built to .generated/frame.js (tools/build/assets.ts) and printed into the page by
 * FrameScript, for it has to run before the browser restores a scroll position.
 */
const menu = document.querySelector<HTMLElement>('[popover]');
const button = document.querySelector<HTMLElement>('[popovertarget]');

if (menu && button && 'hidePopover' in menu) {
  // Browsers tell assistive technology the state by themselves; the attribute serves everything else.
  const tell = () => button.setAttribute('aria-expanded', String(menu.matches(':popover-open')));
  const close = () => menu.matches(':popover-open') && menu.hidePopover();
  tell();
  menu.addEventListener('toggle', tell);
  menu.addEventListener('click', (event) => (event.target as Element).closest('a') && close());
  // A header in one row shows no button and no menu.
  addEventListener('resize', () => button.offsetParent === null && close());
}

// Back and Forward are path changes too: they start at the top, a reload keeps its place. Chromium restores
// the old place while the page loads and is not to be told otherwise here, so it is undone, until the
// visitor moves or the page has settled.
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (visit?.type === 'back_forward') {
  const settled = new AbortController();
  const { signal } = settled;
  const settle = () => settled.abort();
  addEventListener('scroll', () => scrollTo(0, 0), { signal });
  for (const input of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    addEventListener(input, settle, { signal, passive: true });
  }
  addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(settle)), { signal });
  // Assistive technology scrolls without any of these events: a picture that hangs must not hold it at the top.
  addEventListener('DOMContentLoaded', () => setTimeout(settle, 2000), { signal });
}
addEventListener('pageshow', (event) => {
  if (event.persisted) scrollTo(0, 0);
});

// A picture that cannot be had gives way to the drawing beneath it. Errors do not bubble: capture them.
addEventListener(
  'error',
  ({ target }) => target instanceof HTMLImageElement && target.setAttribute('data-failed', ''),
  true,
);

// A drawing that has come needs the sketch beneath it no longer (tools/build/post-process/placeholders.ts): through one without a
// ground, the lines of both would show. On the document, for the window hears no element's load.
document.addEventListener(
  'load',
  ({ target }) => {
    if (!(target instanceof HTMLImageElement)) return;
    target.setAttribute('data-loaded', '');
    // A wider window can make the browser load another candidate of an image that failed.
    target.removeAttribute('data-failed');
  },
  true,
);

// "Copy link" buttons, on article pages and in the opened article alike.
addEventListener('click', ({ target }) => {
  const button = (target as Element).closest<HTMLElement>('[data-copy]');
  const result = button?.nextElementSibling;
  const url = button?.dataset.copy;
  if (!result || !url) return;
  // Inside a promise, for on an insecure connection there is no clipboard at all.
  const copied = (async () => navigator.clipboard.writeText(url))();
  copied.then(
    () => {
      result.textContent = 'Link copied';
    },
    () => {
      // Refused, or an insecure connection: what could not be copied can be selected.
      result.textContent = url;
    },
  );
});

export {};
