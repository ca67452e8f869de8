import type { Browser } from '@playwright/test';
import { median } from './median';

/**
 * Milliseconds from a click on a filter of the News page to the next paint: the median of all filters, clicked five
 * times. The lists are already loaded, as they are after hovering.
 */
export async function measureFilters(browser: Browser, origin: string): Promise<number> {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
  });
  await page.goto(`${origin}/news-insights`);
  const filters = page.getByRole('group', { name: 'Filter articles by category' }).getByRole('button');
  // The first round fetches the code and the lists.
  for (const filter of await filters.all()) {
    await filter.click();
    await page.waitForFunction(
      (button) => button?.getAttribute('aria-pressed') === 'true',
      await filter.elementHandle(),
    );
  }
  await page.waitForLoadState('networkidle');
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    for (const filter of await filters.all()) times.push(await filter.evaluate(clickUntilPainted));
  }
  await page.close();
  return median(times);
}

/** Runs in the page. */
function clickUntilPainted(button: HTMLElement | SVGElement): Promise<number> {
  return new Promise((done) => {
    // Browsers dispatch clicks at the start of a frame.
    requestAnimationFrame(() => {
      const started = performance.now();
      (button as HTMLElement).click();
      requestAnimationFrame(() => setTimeout(() => done(performance.now() - started)));
    });
  });
}
