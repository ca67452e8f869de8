import type { Page } from '@playwright/test';
import { acceptDialogs, typeWithTabs } from '../helpers';
import { expect, test } from '../test';
import { recordAnnouncements } from './recordAnnouncements';

/** Presses Tab until the element with a role and name has the focus. */
async function tabTo(page: Page, role: 'button' | 'link' | 'textbox' | 'combobox', name: string | RegExp) {
  const wanted = page.getByRole(role, { name }).first();
  for (let press = 0; press < 60; press++) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not reach the ${role} ${name}.`);
}

test('filters work with the keyboard and each result is announced once with its count', async ({ page }) => {
  await page.goto('/news-insights');
  const heard = await recordAnnouncements(page);
  await tabTo(page, 'button', 'Technology (2)');
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

test('an article opens and closes with the keyboard and is announced once', async ({ page }) => {
  await page.goto('/news-insights');
  await tabTo(page, 'button', 'Read Full Article');
  const heard = await recordAnnouncements(page);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Where the group stands: two businesses, three plans' });
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await expect(dialog.getByRole('status').first()).toHaveText('The article has loaded.');
  expect((await heard()).filter((text) => text !== 'Loading the article...')).toEqual([
    'The article has loaded.',
  ]);
  await page.keyboard.press('Space');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Read Full Article' })).toBeFocused();
});

test('a failed article is announced once, and Try again announces its result', async ({ page }) => {
  await page.goto('/news-insights');
  await page.route('**/news-insights/*', (route) => route.abort());
  const heard = await recordAnnouncements(page);
  await tabTo(page, 'button', 'Read Full Article');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
    'The article did not load. Check your connection and try again.',
  );
  await tabTo(page, 'button', 'Try again');
  await page.unroute('**/news-insights/*');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  expect(await heard()).toEqual([
    'Loading the article...',
    'The article did not load. Check your connection and try again.',
    'Loading the article...',
    'The article has loaded.',
  ]);
});

test('the form can be sent with the keyboard alone and announces sending', async ({ page }) => {
  await page.clock.install();
  await page.goto('/contact');
  const alerts = acceptDialogs(page);
  await tabTo(page, 'textbox', 'Full Name');
  await typeWithTabs(page, ['A reader', 'reader@example.com', '', 'General']);
  await page.keyboard.type('A question');
  const heard = await recordAnnouncements(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Sending...', disabled: true })).toBeVisible();
  await expect(page.getByRole('form').getByRole('status')).toHaveText(/^Sending/);
  await page.clock.fastForward(2000);
  await expect(page.getByRole('button', { name: 'Send Message', disabled: false })).toBeFocused();
  expect(alerts).toEqual(["alert: Thank you for your inquiry! We'll be in touch soon."]);
  expect((await heard()).filter((text) => /^Sending/.test(text))).toHaveLength(1);
});
