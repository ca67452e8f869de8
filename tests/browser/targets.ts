import type { Page } from '@playwright/test';

/** Returns controls and standalone links smaller than 44 × 44 px. Links within sentences are exempt. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isInSentence = (element: Element) => {
      const parent = element.parentElement as Element;
      return (
        getComputedStyle(element).display === 'inline' &&
        (parent.closest('#article-text') !== null ||
          (parent.matches('p, li, dd, td') && parent.textContent?.trim() !== element.textContent?.trim()))
      );
    };
    const root = document.querySelector('dialog[open]') ?? document.body;
    return [...root.querySelectorAll('a[href], button, input, select, textarea, summary')]
      .filter((control) => control.matches(':not([tabindex="-1"], :disabled)'))
      .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !isInSentence(control))
      .map((control) => {
        const after = getComputedStyle(control, '::after');
        // Links that cover a panel are as large as their ::after.
        const covers = after.position === 'absolute' && after.content !== 'none';
        const { width, height } = covers
          ? { width: Number.parseFloat(after.width), height: Number.parseFloat(after.height) }
          : control.getBoundingClientRect();
        return { name: `${control.localName} '${control.textContent?.trim().slice(0, 40)}'`, width, height };
      })
      .filter(({ width, height }) => width < 44 || height < 44)
      .map(({ name, width, height }) => `${name}: ${Math.round(width)} x ${Math.round(height)}`);
  });
}
