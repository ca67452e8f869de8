import { existsSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { canonicalOf, delayResponses, translate, waitForPaint } from '../e2e/helpers';
import { sites } from '../sites/sites';
import { articles, articlesIn, filterName } from './articles';
import { expect, test } from './test';

const step = 24;
const titles = (some: readonly { title: string }[]) => some.map(({ title }) => title.trim());

const grid = (page: Page, name = 'Latest Articles') => page.getByRole('region', { name });
const cards = (page: Page, name?: string) => grid(page, name).getByRole('heading', { level: 3 });
const more = (page: Page) => page.getByRole('link', { name: /^More articles/ });
/** The first one is the News page's, the second the newsletter's. */
const status = (page: Page) => page.getByRole('status').first();
const filter = (page: Page, category: string) =>
  page.getByRole('button', { name: filterName(category), exact: true });

test('More articles adds cards to the first 24, focuses the first new one and announces the count, also on a page that the browser has translated', async ({
  page,
  serverUrl,
}) => {
  await page.goto('/news-insights');
  await expect(cards(page)).toHaveText(titles(articles.slice(1, 1 + step)));
  const html = await (await fetch(`${serverUrl}/news-insights`)).text();
  const { path } = articles[1 + step] as (typeof articles)[number];
  expect(html).not.toContain(path.replace('/news-insights/', ''));
  const total = articles.length - 1;
  expect(total).toBeGreaterThan(2 * step);
  // Hydration would replace what a browser has translated before.
  await more(page).hover();
  await page.locator('[data-island="news"][data-hydrated]').waitFor();
  for (let shown = step; shown < total; shown += step) {
    await expect(more(page)).toHaveAccessibleName(`More articles (${shown} of ${total} shown)`);
    await expect(more(page)).toHaveAttribute('href', `/news-insights/page/${1 + shown / step}`);
    await translate(more(page).locator('span'));
    await more(page).click();
    const next = Math.min(shown + step, total);
    await expect(cards(page)).toHaveText(titles(articles.slice(1, 1 + next)));
    await expect(status(page)).toHaveText(`${next} of ${total} articles shown`);
    await expect(cards(page).nth(shown).getByRole('link')).toBeFocused();
  }
  await expect(more(page)).toHaveCount(0);
  await expect(page).toHaveURL('/news-insights');
});

test('More articles works with the keyboard before hydration, shows that it is loading and does not steal the focus', async ({
  page,
}) => {
  const release = await delayResponses(page, '**/lists/**');
  await page.goto('/news-insights');
  await more(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /^Loading articles/ })).toBeVisible();
  await expect(status(page)).toHaveText('Loading articles...');
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  release();
  await expect(cards(page)).toHaveCount(2 * step);
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeFocused();
  await expect(page).toHaveURL('/news-insights');
});

test('More articles shows each article once if one was published after the page had loaded', async ({
  page,
}) => {
  await page.route('**/lists/all-1.json', async (route) => {
    const response = await route.fetch();
    const list = await response.json();
    await route.fulfill({
      response,
      json: [{ ...list[0], slug: 'newest', title: 'The newest' }, ...list.slice(0, -1)],
    });
  });
  await page.goto('/news-insights');
  await more(page).click();
  await expect(cards(page)).toHaveCount(2 * step);
  await expect(cards(page)).toHaveText(['The newest', ...titles(articles.slice(1, 2 * step))]);
});

test('More articles opens the archive in a new tab with Ctrl or Command, on a page with its own number, URL and title', async ({
  page,
  context,
}) => {
  await page.goto('/news-insights');
  const opened = context.waitForEvent('page');
  await more(page).click({ modifiers: ['ControlOrMeta'] });
  const archive = await opened;
  await expect(archive).toHaveURL(/\/news-insights\/page\/2$/);
  await expect(cards(page)).toHaveCount(step);
  await expect(archive.getByRole('heading', { level: 1 })).toHaveText('News & Insights, page 2');
  await expect(archive).toHaveTitle(/^News & Insights, page 2 \|/);
  expect(await canonicalOf(archive)).toMatch(/\/news-insights\/page\/2$/);
  const pages = archive.getByRole('navigation', { name: 'Pages of the archive' });
  await expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await pages.getByRole('link', { name: 'Newer articles' }).click();
  await expect(archive).toHaveURL(/\/news-insights$/);
});

test('a category shows its first 24, then the rest, and another filter starts at 24 again', async ({
  page,
}) => {
  await page.goto('/news-insights');
  const technology = articlesIn('Technology');
  await filter(page, 'Technology').click();
  await expect(status(page)).toHaveText(`${technology.length} articles: Technology, the first 24 shown`);
  await expect(cards(page, 'Technology Articles')).toHaveText(titles(technology.slice(0, step)));
  for (let shown = step; shown < technology.length; shown += step) {
    await more(page).click();
    await expect(cards(page, 'Technology Articles')).toHaveText(titles(technology.slice(0, shown + step)));
  }
  await expect(more(page)).toHaveCount(0);
  await filter(page, 'All').click();
  await expect(cards(page)).toHaveCount(step);
});

test('the latest request wins: a filter selected while more articles load', async ({ page }) => {
  const release = await delayResponses(page, '**/lists/all-1.json');
  await page.goto('/news-insights');
  await more(page).click();
  await filter(page, 'Company News').click();
  const announcement = `${articlesIn('Company News').length} articles: Company News`;
  await expect(status(page)).toHaveText(announcement);
  const response = page.waitForResponse('**/lists/all-1.json');
  release();
  await response;
  await waitForPaint(page);
  await waitForPaint(page);
  await expect(cards(page, 'Company News Articles')).toHaveText(titles(articlesIn('Company News')));
  await expect(status(page)).toHaveText(announcement);
  await expect(filter(page, 'Company News')).toBeFocused();
  // The other filter still shows its first page.
  await filter(page, 'All').click();
  await expect(cards(page)).toHaveCount(step);
});

test('an article that is opened while a filter loads stays open, and Back closes it', async ({ page }) => {
  const release = await delayResponses(page, '**/lists/**');
  await page.goto('/news-insights');
  await filter(page, 'Technology').click();
  await expect(status(page)).toHaveText('Loading articles...');
  await page
    .getByRole('button', { name: /^Read More/ })
    .first()
    .click();
  await expect(status(page)).toBeEmpty();
  const response = page.waitForResponse('**/lists/**');
  release();
  await response;
  await waitForPaint(page);
  await waitForPaint(page);
  await expect(page).toHaveURL(/\/news-insights\?article=/);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/news-insights');
  await expect(cards(page)).toHaveText(titles(articles.slice(1, 1 + step)));
});

test.describe('when a list does not load', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('a filter and More articles show an error, keep the current articles and can be retried', async ({
    page,
  }) => {
    await page.goto('/news-insights');
    const failures = {
      'status 503': (route: Route) => route.fulfill({ status: 503, body: '' }),
      'invalid JSON': (route: Route) => route.fulfill({ body: '<h1>Sign in</h1>' }),
    };
    const error = page.getByRole('alert').filter({ hasText: 'did not load' });
    for (const [name, fail] of Object.entries(failures)) {
      await page.route('**/lists/*', fail);
      const failed = page.waitForResponse('**/lists/*');
      await filter(page, 'Technology').click();
      await failed;
      await expect(error, name).toHaveText(
        'The Technology articles did not load. Check your connection and try again.',
      );
      await expect(cards(page), name).toHaveText(titles(articles.slice(1, 1 + step)));
      await expect(page.getByRole('button', { pressed: true }), name).toHaveText([filterName('All')]);
      await expect(status(page), name).toBeEmpty();
      await page.unroute('**/lists/*');
    }
    await page.route('**/lists/*', (route) => route.abort());
    await more(page).click();
    await expect(error).toHaveText('The articles did not load. Check your connection and try again.');
    await expect(page).toHaveURL('/news-insights');
    await page.unroute('**/lists/*');
    await more(page).click();
    await expect(cards(page)).toHaveCount(2 * step);
    await filter(page, 'Technology').click();
    await expect(cards(page, 'Technology Articles')).toHaveText(
      titles(articlesIn('Technology').slice(0, step)),
    );
    await expect(error).toHaveCount(0);
  });
});

test('a list times out after 15 seconds', async ({ page }) => {
  await page.goto('/news-insights');
  await page.mouse.move(5, 5);
  await page.locator('[data-island="news"][data-hydrated]').waitFor();
  await page.evaluate(() => {
    const limits: number[] = [];
    Object.assign(window, { limits });
    AbortSignal.timeout = (milliseconds) => {
      limits.push(milliseconds);
      return AbortSignal.abort();
    };
  });
  await filter(page, 'Technology').click();
  await expect(page.getByRole('alert').filter({ hasText: 'did not load' })).toBeVisible();
  const limits = await page.evaluate(() => (window as unknown as { limits: number[] }).limits);
  expect(new Set(limits)).toEqual(new Set([15_000]));
});

test('Forward opens an article loaded later again, and its page if it is not loaded', async ({ page }) => {
  await page.goto('/news-insights');
  await more(page).click();
  await expect(cards(page)).toHaveCount(2 * step);
  const { path, title } = articles[2 * step - 1] as (typeof articles)[number];
  await page.locator(`button[data-fallback-href="${path}"]`).click();
  await expect(page.getByRole('dialog')).toHaveAccessibleName(title);
  await expect(page).toHaveURL(`/news-insights?article=${path.split('/').at(-1)}`);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goForward();
  await expect(page.getByRole('dialog')).toHaveAccessibleName(title);
  await page.goBack();
  await page.reload();
  await filter(page, 'Company News').hover();
  await page.locator('[data-island="news"][data-hydrated]').waitFor();
  await page.goForward();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test.describe('when the code crashes while showing more articles', () => {
  test.use({ expectedErrors: [/broken on purpose/] });

  test('the archive opens', async ({ page }) => {
    await page.goto('/news-insights');
    await more(page).hover();
    await page.locator('[data-island="news"][data-hydrated]').waitFor();
    await page.evaluate(() => {
      URLSearchParams.prototype.toString = () => {
        throw new Error('broken on purpose');
      };
    });
    await more(page).click();
    await expect(page).toHaveURL('/news-insights/page/2');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every article can be reached through the archive', async ({ page }) => {
    await page.goto('/news-insights');
    const found: string[] = [];
    const collect = async () => {
      const links = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link');
      found.push(...(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))));
    };
    await collect();
    await more(page).click();
    await collect();
    for (let number = 3; await page.getByRole('link', { name: 'Older articles' }).count(); number += 1) {
      await page.getByRole('link', { name: 'Older articles' }).click();
      await expect(page).toHaveURL(`/news-insights/page/${number}`);
      await collect();
    }
    expect(found).toEqual(articles.map(({ path }) => path));
  });
});

test('there is no archive with 25 articles or fewer', () => {
  expect(existsSync(`${sites.specification.out}/index.html`), 'the site is built').toBe(true);
  expect(existsSync(`${sites.specification.out}/lists`)).toBe(false);
  expect(existsSync(`${sites.specification.out}/news-insights/page`)).toBe(false);
});
