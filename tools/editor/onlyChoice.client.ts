/** Enter in the filter of a list of choices takes the only one that is left. The package waits for an arrow key. */
export function takeOnlyChoice(): void {
  addEventListener(
    'keydown',
    ({ key, target }) => {
      const filter = (target as Element).closest('[role="searchbox"][aria-controls]');
      if (key !== 'Enter' || !filter) return;
      const list = document.getElementById(filter.getAttribute('aria-controls') ?? '');
      const [choice, ...others] = list?.querySelectorAll<HTMLElement>('[role="option"]:not([hidden])') ?? [];
      if (others.length === 0) choice?.click();
    },
    { capture: true },
  );
}
