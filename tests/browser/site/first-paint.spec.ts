import { articlePages, delayResponses, waitForPaint } from '../helpers';
import { expect, test } from '../plain';

test.use({ viewport: { width: 390, height: 844 } });

test('the LCP of pages with a picture needs no further request', async ({ page }) => {
  // Drawings and photos never load.
  await page.route(/\/drawings\/|images\.unsplash\.com/, () => {});
  // With a drawing, or a photo over a drawing, above the fold.
  for (const path of ['/', '/about', '/our-businesses', '/news-insights', articlePages[0] as string]) {
    await page.goto(path, { waitUntil: 'commit' });
    const largest = await page.evaluate(
      () =>
        new Promise<string>((found) => {
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & { url: string })[])
              if (entry.url) found(entry.url);
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
    expect(largest, path).toMatch(/^data:image\/svg\+xml/);
  }
});

test('each page preloads its two fonts, and an article does not move when they arrive', async ({ page }) => {
  const release = await delayResponses(page, '**/*.woff2');
  await page.goto('/news-insights/what-to-ask-before-you-change-payroll-provider', {
    waitUntil: 'domcontentloaded',
  });
  await expect(page.locator('head link[rel=preload][as=font]')).toHaveCount(2);
  await page.evaluate(() => {
    const shifts = new PerformanceObserver(() => {});
    shifts.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shifts });
  });
  await waitForPaint(page);
  release();
  await page.evaluate(() => document.fonts.ready);
  await waitForPaint(page);
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2')),
  );
  expect(loaded).toHaveLength(2);
  const moved = await page.evaluate(() => {
    const { shifts } = window as unknown as { shifts: PerformanceObserver };
    const entries = shifts.takeRecords() as (PerformanceEntry & { value: number })[];
    return entries.reduce((sum, { value }) => sum + value, 0);
  });
  expect(moved).toBeLessThan(0.05);
});
