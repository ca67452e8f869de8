import type { Page } from '@playwright/test';
import { articlePages, scrollPosition, waitForPaint } from '../helpers';
import { expect, test } from '../plain';

/** Scrolls down, clicks a footer link and waits for its page. */
async function leaveFromFooter(page: Page, name: string, path: string) {
  await page.evaluate(() => scrollTo(0, 600));
  await expect.poll(() => scrollPosition(page)).toBe(600);
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
  await page.waitForURL(path);
}

test('an article, the page after it, Back and Forward each start at the top', async ({ page }) => {
  // Else a machine that takes longer than the 2 seconds of frame.client.ts sees the position restored.
  await page.addInitScript(() => {
    const later = window.setTimeout;
    Object.assign(window, {
      setTimeout: (act: () => void, delay: number) => delay !== 2000 && later(act, delay),
    });
  });
  const article = articlePages[0] as string;
  await page.goto(article);
  await leaveFromFooter(page, 'News & Insights', '/news-insights');
  await waitForPaint(page);
  await expect.poll(() => scrollPosition(page), 'on arrival').toBe(0);
  await page.evaluate(() => scrollTo(0, 500));
  await page.goBack();
  await expect(page).toHaveURL(article);
  await page.waitForLoadState();
  await waitForPaint(page);
  await expect.poll(() => scrollPosition(page), 'after Back').toBe(0);
  await page.evaluate(() => scrollTo(0, 400));
  await page.goForward();
  await expect(page).toHaveURL('/news-insights');
  await page.waitForLoadState();
  await waitForPaint(page);
  await expect.poll(() => scrollPosition(page), 'after Forward').toBe(0);
});

test('a reload after Back keeps the scroll position', async ({ page }) => {
  await page.goto('/about');
  await leaveFromFooter(page, 'Contact', '/contact');
  await page.goBack();
  await expect(page).toHaveURL('/about');
  // Until then, programmatic scrolling is undone.
  await page.waitForLoadState();
  await waitForPaint(page);
  await waitForPaint(page);
  await page.evaluate(() => scrollTo(0, 700));
  await page.reload();
  await expect.poll(() => scrollPosition(page)).toBe(700);
});
