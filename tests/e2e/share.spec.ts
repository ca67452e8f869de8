import type { Page } from '@playwright/test';
import { faultsInViewport } from '../geometry/findFaults';
import type { Article } from '../sites/content';
import { articles, canonicalOf } from './helpers';
import { dialog } from './newsPage';
import { expect, test } from './test';

const newest = articles[0] as Article;
const middle = articles[2] as Article;

const share = (page: Page) => page.getByRole('region', { name: 'Share this article' });
const copyLink = (page: Page) => share(page).getByRole('button', { name: 'Copy link' });

/** Opens a page without waiting for its pictures. */
const visit = (page: Page, path: string) => page.goto(path, { waitUntil: 'domcontentloaded' });

/** Reads from another page, because the permissions policy of the site forbids it. */
async function clipboard(page: Page): Promise<string> {
  const reader = await page.context().newPage();
  await reader.route('**/clipboard', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await reader.goto('/clipboard');
  const text = await reader.evaluate(() => navigator.clipboard.readText());
  await reader.close();
  return text;
}

test('Copy link copies the canonical URL, announces it and keeps the focus', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, middle.path);
  await expect(share(page).getByRole('status')).toBeEmpty();
  await copyLink(page).focus();
  await page.keyboard.press('Enter');
  await expect(share(page).getByRole('status')).toHaveText('Link copied');
  await expect(copyLink(page)).toBeFocused();
  expect(await clipboard(page)).toBe(await canonicalOf(page));
});

test('Copy link shows the URL if the clipboard rejects it or is missing, without overflow on a narrow screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, middle.path);
  const status = share(page).getByRole('status');
  for (const hasClipboard of [true, false]) {
    await page.evaluate((has) => {
      const value = has && { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) };
      Object.defineProperty(navigator, 'clipboard', { value, configurable: true });
      document.querySelector('[data-copy] + *')?.replaceChildren();
    }, hasClipboard);
    await copyLink(page).click();
    await expect(status).toHaveText(await canonicalOf(page));
    await expect(status).toBeVisible();
    expect(await faultsInViewport(page)).toEqual([]);
  }
});

test('the actions are beside each other, below their heading', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, middle.path);
  const actions = share(page).locator('a, button');
  const tops = await actions.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(tops).toEqual([tops[0], tops[0], tops[0]]);
});

test.describe('the modal', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/news-insights');
    await page.getByRole('button', { name: 'Read Full Article', exact: true }).click();
    await expect(dialog(page)).toHaveAccessibleName(newest.title);
  });

  test('copies the URL of the article, announces it, stays open and links to the page of the article', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await dialog(page).getByRole('button', { name: 'Copy link' }).click();
    await expect(dialog(page).getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
    expect(new URL(await clipboard(page)).pathname).toBe(newest.path);
    await dialog(page).getByRole('link', { name: 'Open as a page' }).click();
    await expect(page).toHaveURL(newest.path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(newest.title);
  });
});
