import { existsSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { sites } from '../sites/sites';
import { articles, articlesIn, filterName } from './articles';
import { expect, test } from './test';

const step = 24;
const titles = (some: readonly { title: string }[]) => some.map(({ title }) => title.trim());

const grid = (page: Page, name = 'Latest Articles') => page.getByRole('region', { name });
const cards = (page: Page, name?: string) => grid(page, name).getByRole('heading', { level: 3 });
const more = (page: Page) => page.getByRole('link', { name: /^More articles/ });
/** That of the news, before that of the newsletter. */
const status = (page: Page) => page.getByRole('status').first();
const filter = (page: Page, category: string) =>
  page.getByRole('button', { name: filterName(category), exact: true });

test('the variant has more articles than two grids hold, and more of one category than one', () => {
  expect(articles.length).toBeGreaterThan(1 + 2 * step);
  expect(articlesIn('Technology').length).toBeGreaterThan(step);
});

test('the page comes with the first 24 of the grid and the featured article, and with no other', async ({
  page,
  address,
}) => {
  await page.goto('/news-insights');
  await expect(cards(page)).toHaveText(titles(articles.slice(1, 1 + step)));
  const html = await (await fetch(`${address}/news-insights`)).text();
  const { path } = articles[1 + step] as (typeof articles)[number];
  expect(html).not.toContain(path.replace('/news-insights/', ''));
});

test('More articles shows the next ones in place, moves the focus to the first of them and says so', async ({
  page,
}) => {
  await page.goto('/news-insights');
  const total = articles.length - 1;
  for (let shown = step; shown < total; shown += step) {
    await expect(more(page)).toHaveAccessibleName(`More articles (${shown} of ${total} shown)`);
    await more(page).click();
    const next = Math.min(shown + step, total);
    await expect(cards(page)).toHaveText(titles(articles.slice(1, 1 + next)));
    await expect(status(page)).toHaveText(`${next} of ${total} articles shown`);
    await expect(cards(page).nth(shown).getByRole('link')).toBeFocused();
  }
  await expect(more(page)).toHaveCount(0);
  await expect(page).toHaveURL('/news-insights');
});

test('More articles works with the keyboard, before the code has arrived as well', async ({ page }) => {
  await page.goto('/news-insights');
  await more(page).focus();
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(2 * step);
  await expect(page).toHaveURL('/news-insights');
});

test('More articles opens the archive in a new tab when the visitor wants one', async ({ page, context }) => {
  await page.goto('/news-insights');
  const opened = context.waitForEvent('page');
  await more(page).click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(/\/news-insights\/page\/2$/);
  await expect(cards(page)).toHaveCount(step);
});

test('a category shows its first 24, then the rest, and the next filter begins at 24 again', async ({
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

test('an article that came later opens like any other, and Forward opens it again', async ({ page }) => {
  await page.goto('/news-insights');
  await filter(page, 'Technology').click();
  await expect(cards(page, 'Technology Articles')).toHaveCount(step);
  const { title } = articlesIn('Technology')[step - 1] as (typeof articles)[number];
  await grid(page, 'Technology Articles').getByRole('button', { name: 'Read More' }).last().click();
  await expect(page.getByRole('dialog')).toHaveAccessibleName(title);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goForward();
  await expect(page.getByRole('dialog')).toHaveAccessibleName(title);
});

test.describe('when the lists cannot be had', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('a filter shows what came with the page, and More articles leads to the archive', async ({ page }) => {
    await page.route('**/lists/*', (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto('/news-insights');
    await filter(page, 'Technology').click();
    const known = articles.slice(0, 1 + step).filter(({ category }) => category === 'Technology');
    await expect(cards(page, 'Technology Articles')).toHaveText(titles(known));
    await more(page).click();
    await expect(page).toHaveURL('/news-insights/page/2');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every article is reached from the News page by way of the archive', async ({ page }) => {
    await page.goto('/news-insights');
    const found: string[] = [];
    const collect = async () => {
      const links = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link');
      for (const link of await links.all()) found.push((await link.getAttribute('href')) as string);
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

test('a page of the archive says which one it is, and has an address and title of its own', async ({
  page,
}) => {
  await page.goto('/news-insights/page/2');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News & Insights, page 2');
  await expect(page).toHaveTitle(/^News & Insights, page 2 \|/);
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/news-insights\/page\/2$/);
  const pages = page.getByRole('navigation', { name: 'Pages of the archive' });
  await expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await pages.getByRole('link', { name: 'Newer articles' }).click();
  await expect(page).toHaveURL('/news-insights');
});

test('with the articles of today nothing is paged', () => {
  expect(existsSync(`${sites.specification.out}/lists`)).toBe(false);
  expect(existsSync(`${sites.specification.out}/news-insights/page`)).toBe(false);
});
