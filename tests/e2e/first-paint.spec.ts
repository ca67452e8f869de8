import { articlePages } from './helpers';
import { expect, test } from './test';

/** Pages with a drawing, or a photo over a drawing, above the fold. */
const paths = ['/', '/about', '/our-businesses', '/news-insights', articlePages[0] as string];

test.use({ viewport: { width: 390, height: 844 } });

test('the LCP of pages with a picture needs no further request', async ({ page }) => {
  // Drawings and photos never load.
  await page.route(/\/drawings\/|images\.unsplash\.com/, () => {});
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'commit' });
    const largest = await page.evaluate(
      () =>
        new Promise<string>((found) => {
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
              const { url, element } = entry as PerformanceEntry & { url: string; element?: Element };
              if (url) found(`${url.slice(0, 18)} ${element?.getAttribute('src')?.slice(0, 10)}`);
            }
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
    expect(largest, path).toBe('data:image/svg+xml /drawings/');
  }
});

test('an article does not move when its fonts arrive', async ({ page }) => {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.goto('/news-insights/what-to-ask-before-you-change-payroll-provider');
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        // The entries come with the next frame.
        document.fonts.ready.then(() => setTimeout(() => resolve(sum), 200));
      }),
  );
  expect(shift).toBeLessThan(0.05);
});

test('a loaded drawing has no placeholder', async ({ page }) => {
  await page.goto('/');
  const plan = page.locator('img[src="/drawings/plan.svg"]');
  await expect.poll(() => plan.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  await expect(plan).toHaveCSS('background-image', 'none');
});

test('no element uses anchor positioning while the menu is closed', async ({ page }) => {
  await page.goto('/');
  // An anchored element makes Chromium lay out the page before its fonts have loaded.
  const anchored = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => getComputedStyle(element).positionAnchor.startsWith('--'))
      .map((element) => element.outerHTML.slice(0, 80)),
  );
  expect(anchored).toEqual([]);
});
