import type { Page } from '@playwright/test';
import { delayResponses } from '../helpers';
import { expect, test } from '../plain';
import { card, cctv, chooseTechnology, close, construction, dialog, readMore, technology } from './newsPage';

const news = '/news-insights';
const shared = `${news}?category=technology`;
const cctvPath = `${news}/cctv-and-ai-the-next-generation-of-security-solutions`;
const sharedArticle = `${shared}&article=${cctvPath.slice(news.length + 1)}`;

async function expectAll(page: Page) {
  await expect(page).toHaveURL(news);
  await expect(page.getByRole('button', { pressed: true })).toHaveText(['All (6)']);
  await expect(card(page, construction)).toBeVisible();
}

async function expectTechnology(page: Page) {
  await expect(page).toHaveURL(shared);
  await expect(technology(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('region', { name: 'Technology Articles' }).getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'Featured Article' })).toHaveCount(0);
  await expect(dialog(page)).toHaveCount(0);
}

test('Back and Forward go through the filters that were chosen, each once', async ({ page }) => {
  await page.goto('/about');
  await page.goto(news);
  await chooseTechnology(page);
  await technology(page).click();
  await page.getByRole('button', { name: 'Innovation (1)' }).click();
  await expect(page).toHaveURL(`${news}?category=innovation`);
  await page.goBack();
  await expectTechnology(page);
  await page.goBack();
  await expectAll(page);
  await page.goForward();
  await expectTechnology(page);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('an article opens and closes within a filter, and Back and Forward go through both', async ({
  page,
}) => {
  await page.goto(news);
  await chooseTechnology(page);
  await readMore(page, cctv).dblclick();
  await expect(dialog(page)).toBeVisible();
  await expect(page).toHaveURL(sharedArticle);
  // What phones share.
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', new RegExp(`^https://[^/]+${cctvPath}$`));
  await page.goBack();
  await expectTechnology(page);
  await expect(canonical).toHaveAttribute('href', /^https:\/\/[^/]+\/news-insights\/category\/technology$/);
  await page.goForward();
  await expect(dialog(page)).toHaveAccessibleName(cctv);
  await close(page).click();
  await expectTechnology(page);
  await page.goBack();
  await expectAll(page);
  await page.evaluate(() => history.go(2));
  await expect(dialog(page)).toHaveAccessibleName(cctv);
});

test('Back from the page of an article shows the filter without any action', async ({ page }) => {
  await page.goto(news);
  await chooseTechnology(page);
  await card(page, cctv).getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(cctv);
  await page.goBack();
  await expectTechnology(page);
});

test('a shared or reloaded link opens the article without any action, Close leads to its filter, and Back leaves the page', async ({
  page,
}) => {
  await page.goto('/about');
  await page.goto(sharedArticle);
  await expect(dialog(page)).toHaveAccessibleName(cctv);
  await page.reload();
  await expect(dialog(page)).toHaveAccessibleName(cctv);
  await expect(page).toHaveURL(sharedArticle);
  await close(page).click();
  await expectTechnology(page);
  await expect(readMore(page, cctv)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('a shared link shows the filter without any action, and only its cards before the code has loaded', async ({
  page,
}) => {
  const release = await delayResponses(page, '**/assets/*');
  await page.goto(shared);
  await expect(card(page, cctv)).toBeVisible();
  await expect(card(page, construction)).toBeHidden();
  await expect(page.getByRole('region', { name: 'Featured Article' })).toBeHidden();
  release();
  await expectTechnology(page);
});

test('an unknown category shows all articles, and the URL of an article only leads to a page of the news', async ({
  page,
}) => {
  for (const query of ['category=weather', 'article=//example.org', 'article=../about']) {
    await page.goto(`${news}?${query}`);
    await expect(card(page, construction)).toBeVisible();
    await chooseTechnology(page);
    await expectTechnology(page);
  }
});

test.describe('with responses that fail', () => {
  test.use({ expectedErrors: [[/Failed to load resource/], { scope: 'test' }] });

  test('an article that the news do not list opens its page', async ({ page }) => {
    await page.goto(`${news}?article=no-such-article`);
    await expect(page).toHaveURL(`${news}/no-such-article`);
  });

  test('a shared link opens the page of the category or the article if the code does not load', async ({
    page,
  }) => {
    await page.route('**/assets/*', (route) => route.abort());
    await page.goto(shared);
    await expect(page).toHaveURL('/news-insights/category/technology');
    await expect(page.getByRole('heading', { level: 1, name: 'Technology' })).toBeVisible();
    await page.goto(sharedArticle);
    await expect(page).toHaveURL(cctvPath);
  });
});
