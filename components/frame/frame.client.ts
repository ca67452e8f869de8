/**
 * The script of every page: menu state, scroll position, picture status and "Copy link". Built to
 * .generated/frame.js (tools/build/assets.ts) and inlined by FrameScript, because it must run before the browser
 * restores the scroll position.
 */
const menu = document.querySelector<HTMLElement>('[popover]');
const button = document.querySelector<HTMLElement>('[popovertarget]');

if (menu && button && 'hidePopover' in menu) {
  // Browsers expose the state of a popover to assistive technology but not as an attribute.
  const updateExpanded = () => button.setAttribute('aria-expanded', String(menu.matches(':popover-open')));
  const close = () => menu.matches(':popover-open') && menu.hidePopover();
  updateExpanded();
  menu.addEventListener('toggle', updateExpanded);
  menu.addEventListener('click', (event) => (event.target as Element).closest('a') && close());
  // A wide header hides the button and shows the links in a row.
  addEventListener('resize', () => button.offsetParent === null && close());
}

// Back and Forward start at the top too. Chromium restores the scroll position while the page loads, even with
// history.scrollRestoration set here, so undo it until the visitor scrolls or the page has loaded.
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (navigation?.type === 'back_forward') {
  const controller = new AbortController();
  const { signal } = controller;
  const stop = () => controller.abort();
  addEventListener('scroll', () => scrollTo(0, 0), { signal });
  for (const input of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    addEventListener(input, stop, { signal, passive: true });
  }
  addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(stop)), { signal });
  // Assistive technology scrolls without these events, and a hanging picture delays `load`.
  addEventListener('DOMContentLoaded', () => setTimeout(stop, 2000), { signal });
}
addEventListener('pageshow', (event) => {
  if (event.persisted) scrollTo(0, 0);
});

// A failed picture reveals the drawing underneath. Error events do not bubble, so capture them.
addEventListener(
  'error',
  ({ target }) => target instanceof HTMLImageElement && target.setAttribute('data-failed', ''),
  true,
);

// Removes the placeholder of a loaded drawing (tools/build/post-process/placeholders.ts), which would show through
// a transparent one. On the document, because load events of elements do not reach the window.
document.addEventListener(
  'load',
  ({ target }) => {
    if (!(target instanceof HTMLImageElement)) return;
    target.removeAttribute('data-placeholder');
    // A resized window can load another srcset candidate of a failed image.
    target.removeAttribute('data-failed');
  },
  true,
);

addEventListener('click', ({ target }) => {
  const button = (target as Element).closest<HTMLElement>('[data-copy]');
  const result = button?.nextElementSibling;
  const url = button?.dataset.copy;
  if (!result || !url) return;
  // Async, because navigator.clipboard is undefined on an insecure connection.
  const copied = (async () => navigator.clipboard.writeText(url))();
  copied.then(
    () => {
      result.textContent = 'Link copied';
    },
    () => {
      // Shows the URL so that it can be copied by hand.
      result.textContent = url;
    },
  );
});

export {};
