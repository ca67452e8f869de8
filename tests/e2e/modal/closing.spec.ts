import type { Page } from '@playwright/test';
import { delayResponses, scrollPosition, waitForPaint } from '../helpers';
import { cctv, close, construction, dialog, readMore } from '../newsPage';
import { expect, test } from '../test';
import { openFromBelow } from './modal';

const waysOut: Record<string, (page: Page) => Promise<unknown>> = {
  'the close button': (page) => close(page).click(),
  Escape: (page) => page.keyboard.press('Escape'),
  'the Back button': (page) => page.goBack(),
};

test('every way out restores the focus and the scroll position, and the next Back leaves the page', async ({
  page,
}) => {
  await page.goto('/about');
  await page.goto('/news-insights');
  for (const [name, leave] of Object.entries(waysOut))
    await test.step(name, async () => {
      const place = await openFromBelow(page);
      await expect(page).toHaveURL(/\?article=cctv-/);
      await leave(page);
      await expect(dialog(page)).toHaveCount(0);
      await expect(readMore(page, cctv)).toBeFocused();
      await waitForPaint(page);
      expect(await scrollPosition(page)).toBe(place);
      await expect(page).toHaveURL('/news-insights');
      await expect(page.getByRole('heading', { level: 1, name: 'News & Insights' })).toBeVisible();
    });
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('an article closed while its text loads does not show it in the next one', async ({ page }) => {
  await page.goto('/news-insights');
  const release = await delayResponses(page, '**/news-insights/*');
  await readMore(page, cctv).click();
  await expect(dialog(page).getByRole('status').filter({ hasText: 'Loading the article...' })).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await readMore(page, construction).click();
  release();
  await expect(dialog(page)).toHaveAccessibleName(construction);
  await expect(dialog(page).getByText(/A new method earns its place/)).toBeVisible();
  await expect(dialog(page).getByText(/A camera used to record/)).toHaveCount(0);
});

test('closing an article repeatedly does not leave the page', async ({ page }) => {
  await page.goto('/about');
  await page.goto('/news-insights');
  for (const leave of [
    () => close(page).dblclick(),
    async () => {
      for (let press = 0; press < 4; press++) await page.keyboard.press('Escape');
    },
  ])
    for (let round = 0; round < 2; round++) {
      await readMore(page, cctv).click();
      await expect(dialog(page)).toBeVisible();
      await leave();
      await expect(dialog(page)).toHaveCount(0);
      await waitForPaint(page);
      await expect(page).toHaveURL('/news-insights');
    }
});

test('closing works once after two articles were clicked before the code arrived', async ({ page }) => {
  const release = await delayResponses(page, '**/assets/**');
  await page.goto('/news-insights');
  const buttons = page.getByRole('article').getByRole('button', { name: /^Read/ });
  await buttons.nth(0).click();
  await buttons.nth(1).click();
  release();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await waitForPaint(page);
  await expect(dialog(page)).toHaveCount(0);
});
