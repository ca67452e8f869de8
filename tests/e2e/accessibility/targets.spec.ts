import type { Page } from '@playwright/test';
import { expect, test } from '../test';
import { sitePaths } from './sitePaths';
import { states } from './states';

test.use({ expectedErrors: [/status of 404/] });

/** Controls and links of their own smaller than 44 by 44 pixels. Links within a sentence are as high as its lines. */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isInSentence = (element: Element) => {
      const parent = element.parentElement as Element;
      return (
        getComputedStyle(element).display === 'inline' &&
        parent.matches('p, li, dd, td') &&
        parent.textContent?.trim() !== element.textContent?.trim()
      );
    };
    const root = document.querySelector('dialog[open]') ?? document.body;
    return [...root.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !isInSentence(control))
      .map((control) => {
        const after = getComputedStyle(control, '::after');
        // A link that covers its panel is as large as that.
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

for (const path of sitePaths) {
  test(`on ${path} every control is at least 44 pixels wide and high`, async ({ page }) => {
    await page.goto(path);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await tooSmall(page), `at ${width} px`).toEqual([]);
    }
  });
}

test.describe('in a narrow window every control is large enough on', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const [name, walk] of Object.entries(states)) {
    test(name, ({ page }) => walk(page, async (state) => expect(await tooSmall(page), state).toEqual([])));
  }
});
