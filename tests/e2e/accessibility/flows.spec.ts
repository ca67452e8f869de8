import type { Page } from '@playwright/test';
import { expect, test } from '../test';
import { recordAnnouncements } from './recordAnnouncements';

/** Presses Tab until the button with a name has the focus. */
async function tabTo(page: Page, name: string) {
  const wanted = page.getByRole('button', { name });
  for (let press = 0; press < 60; press++) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not reach the button ${name}.`);
}

test('filters work with the keyboard and each result is announced once with its count', async ({ page }) => {
  await page.goto('/news-insights');
  const heard = await recordAnnouncements(page);
  await tabTo(page, 'Technology (2)');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('2 articles: Technology');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('region', { name: 'Industry Insights Articles' })).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'All (6)', pressed: true })).toBeFocused();
  expect(await heard()).toEqual([
    '2 articles: Technology',
    '1 article: Industry Insights',
    '6 articles: All',
  ]);
});

test('an article opens and closes with the keyboard; a failed one is announced once, and Try again announces its result', async ({
  page,
}) => {
  await page.goto('/news-insights');
  await page.route('**/news-insights/*', (route) => route.abort());
  const heard = await recordAnnouncements(page);
  await tabTo(page, 'Read Full Article');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
    'The article did not load. Check your connection and try again.',
  );
  await tabTo(page, 'Try again');
  await page.unroute('**/news-insights/*');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  expect(await heard()).toEqual([
    'Loading the article...',
    'The article did not load. Check your connection and try again.',
    'Loading the article...',
    'The article has loaded.',
  ]);
  await tabTo(page, 'Close');
  await page.keyboard.press('Space');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Read Full Article' })).toBeFocused();
});
