import type { Page } from '@playwright/test';
import type { Article } from '../../sites/content';
import { articles, canonicalOf } from '../helpers';
import { dialog, readFullArticle } from '../news/newsPage';
import { expect, test } from '../plain';

const newest = articles[0] as Article;

const share = (page: Page) => page.getByRole('region', { name: 'Share this article' });

/** Reads from another page, because the permissions policy of the site forbids it. */
async function clipboard(page: Page): Promise<string> {
  const reader = await page.context().newPage();
  await reader.route('**/clipboard', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await reader.goto('/clipboard');
  const text = await reader.evaluate(() => navigator.clipboard.readText());
  await reader.close();
  return text;
}

test('Copy link copies the canonical URL, announces it and keeps the focus, on the page and in the modal', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(newest.path);
  const copyLink = share(page).getByRole('button', { name: 'Copy link' });
  await copyLink.focus();
  await page.keyboard.press('Enter');
  await expect(share(page).getByRole('status')).toHaveText('Link copied');
  await expect(copyLink).toBeFocused();
  expect(await clipboard(page)).toBe(await canonicalOf(page));
  await page.goto('/news-insights');
  await readFullArticle(page).click();
  await dialog(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(dialog(page).getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
  expect(new URL(await clipboard(page)).pathname).toBe(newest.path);
  await dialog(page).getByRole('link', { name: 'Open as a page' }).click();
  await expect(page).toHaveURL(newest.path);
});

test('Copy link shows the URL if the clipboard rejects it', async ({ page }) => {
  await page.goto(newest.path);
  await page.evaluate(() => {
    const value = { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) };
    Object.defineProperty(navigator, 'clipboard', { value });
  });
  await share(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(share(page).getByRole('status')).toHaveText(await canonicalOf(page));
});
