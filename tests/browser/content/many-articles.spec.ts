import type { Page } from '@playwright/test';
import { pageSize } from '../../sites/content';
import { expect, test } from '../full';
import { articles, articlesIn, filterName } from '../fullContent';
import { canonicalOf } from '../helpers';

const titles = (some: readonly { title: string }[]) => some.map(({ title }) => title.trim());
const newest = articles.slice(0, pageSize);

const cards = (page: Page, name = 'Latest Articles') =>
  page.getByRole('region', { name }).getByRole('heading', { level: 3 });
const older = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Older articles' });

test('News has the newest 24 articles and links to older ones, on a page with its own number, URL and title', async ({
  page,
}) => {
  await page.goto('/news-insights');
  await expect(page.getByRole('region', { name: 'Featured Article' })).toContainText(titles(newest)[0] ?? '');
  await expect(cards(page)).toHaveText(titles(newest.slice(1)));
  await older(page).click();
  await expect(page).toHaveURL('/news-insights/page/2');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(
    titles(articles.slice(pageSize, 2 * pageSize)),
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News & Insights, page 2');
  await expect(page).toHaveTitle(/^News & Insights, page 2 \|/);
  expect(await canonicalOf(page)).toMatch(/\/news-insights\/page\/2$/);
  const pages = page.getByRole('navigation', { name: 'Pages of the archive' });
  await expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await pages.getByRole('link', { name: 'Newer articles' }).click();
  await expect(page).toHaveURL('/news-insights');
});

test('a filter shows the articles on the page, announces how many, and links to the page with all', async ({
  page,
}) => {
  await page.goto('/news-insights');
  const technology = articlesIn('Technology');
  const shown = newest.filter(({ category }) => category === 'Technology');
  await page.getByRole('button', { name: filterName('Technology'), exact: true }).click();
  await expect(page.getByRole('status').first()).toHaveText(
    `${technology.length} articles: Technology, ${shown.length} on this page`,
  );
  await expect(cards(page, 'Technology Articles')).toHaveText(titles(shown));
  await page.getByRole('link', { name: `All Technology articles (${technology.length})` }).click();
  await expect(page).toHaveURL('/news-insights/category/tech');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(titles(technology.slice(0, pageSize)));
});

test('the URL of an opened article that is not on the page opens its own page', async ({ page }) => {
  const { path, title } = articles[pageSize] as (typeof articles)[number];
  await page.goto(`/news-insights?article=${path.split('/').at(-1)}`);
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every article can be reached through the archive', async ({ page }) => {
    await page.goto('/news-insights');
    const found: string[] = [];
    for (let number = 1; ; number += 1) {
      const links = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link');
      found.push(...(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))));
      if ((await older(page).count()) === 0) break;
      await older(page).click();
      await expect(page).toHaveURL(`/news-insights/page/${number + 1}`);
    }
    expect(found).toEqual(articles.map(({ path }) => path));
  });
});
