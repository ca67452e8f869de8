import type { Page } from '@playwright/test';
import { readContent } from '../sites/content';
import { sites } from '../sites/sites';
import { expect, test } from './test';

const { articles } = readContent(sites.specification.content);

type Article = (typeof articles)[number];
const newest = articles[0] as Article;
const middle = articles[2] as Article;

const share = (page: Page) => page.getByRole('region', { name: 'Share this article' });
const copyLink = (page: Page) => share(page).getByRole('button', { name: 'Copy link' });

const canonicalOf = (page: Page) =>
  page.locator('link[rel=canonical]').getAttribute('href') as Promise<string>;

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

test('the LinkedIn link has the canonical URL', async ({ page }) => {
  await visit(page, middle.path);
  const link = share(page).getByRole('link', { name: /^LinkedIn.*new tab/ });
  const url = new URL((await link.getAttribute('href')) as string);
  expect(url.hostname).toBe('www.linkedin.com');
  expect(url.searchParams.get('url')).toBe(await canonicalOf(page));
});

test('LinkedIn opens in a new tab without window.opener', async ({ page, context, serverUrl }) => {
  await visit(page, middle.path);
  await context.route('https://www.linkedin.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>LinkedIn</title>' }),
  );
  const opened = context.waitForEvent('page');
  await share(page)
    .getByRole('link', { name: /LinkedIn/ })
    .click();
  const tab = await opened;
  await expect(tab).toHaveTitle('LinkedIn');
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await expect(page).toHaveURL(serverUrl + middle.path);
});

test('an article sends requests only to this site and the image host', async ({ page, serverUrl }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  await page.goto(middle.path, { waitUntil: 'networkidle' });
  await share(page).scrollIntoViewIfNeeded();
  expect([...hosts].filter((host) => ![serverUrl, 'https://images.unsplash.com'].includes(host))).toEqual([]);
});

test('Copy link copies the canonical URL and announces it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, middle.path);
  await expect(share(page).getByRole('status')).toBeEmpty();
  await copyLink(page).click();
  await expect(share(page).getByRole('status')).toHaveText('Link copied');
  expect(await clipboard(page)).toBe(await canonicalOf(page));
});

test('Copy link works with the keyboard and keeps the focus', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, middle.path);
  await copyLink(page).focus();
  await page.keyboard.press('Enter');
  await expect(share(page).getByRole('status')).toHaveText('Link copied');
  await expect(copyLink(page)).toBeFocused();
});

for (const [cause, hasClipboard] of [
  ['a clipboard that rejects', true],
  ['a browser without a clipboard', false],
] as const) {
  test(`Copy link shows the URL with ${cause}`, async ({ page }) => {
    await page.addInitScript((has) => {
      const value = has && { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) };
      Object.defineProperty(navigator, 'clipboard', { value, configurable: true });
    }, hasClipboard);
    await visit(page, middle.path);
    await copyLink(page).click();
    const status = share(page).getByRole('status');
    await expect(status).toHaveText(await canonicalOf(page));
    await expect(status).toBeVisible();
    await expect(status).not.toContainText('copied');
  });
}

test('the URL shown after a failed copy does not overflow a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }),
  );
  await visit(page, newest.path);
  await copyLink(page).click();
  await expect(share(page).getByRole('status')).toHaveText(await canonicalOf(page));
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await overflow()).toBe(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the links are shown and the copy button is not', async ({ page }) => {
    await visit(page, middle.path);
    await expect(share(page).getByRole('link')).toHaveCount(2);
    await expect(copyLink(page)).toBeHidden();
  });
});

test.describe('the modal', () => {
  const dialog = (page: Page) => page.getByRole('dialog');

  test.beforeEach(async ({ page }) => {
    await page.goto('/news-insights');
    await page.getByRole('button', { name: 'Read Full Article', exact: true }).click();
    await expect(dialog(page)).toHaveAccessibleName(newest.title);
  });

  test('links to the page of the article', async ({ page }) => {
    await dialog(page).getByRole('link', { name: 'Open as a page' }).click();
    await expect(page).toHaveURL(newest.path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(newest.title);
  });

  test('copies the URL of the article and announces it', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await dialog(page).getByRole('button', { name: 'Copy link' }).click();
    await expect(dialog(page).getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
    expect(new URL(await clipboard(page)).pathname).toBe(newest.path);
  });

  test('stays open after copying the link', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await dialog(page).getByRole('button', { name: 'Copy link' }).click();
    await expect(dialog(page).getByText('Link copied')).toBeVisible();
    await expect(dialog(page)).toBeVisible();
    await expect(page).toHaveURL('/news-insights');
  });
});
