import type { Page } from '@playwright/test';
import { expect, test } from '../full';
import { articles, filterName } from '../fullContent';
import { delayResponses } from '../helpers';
import { recordAnnouncements } from '../recordAnnouncements';

const filter = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('an empty category shows a message and a View All Articles button, each announced once', async ({
  page,
}) => {
  await page.goto('/news-insights');
  const heard = await recordAnnouncements(page);
  await filter(page, 'Innovation (0)').click();
  const main = page.getByRole('main');
  const heading = main.getByRole('heading', { level: 2, name: 'No Innovation Articles Yet', exact: true });
  await expect(heading).toBeVisible();
  const text = "We're working on content for this category. Check back soon!";
  await expect(main.getByText(text, { exact: true })).toBeVisible();
  await expect(main.getByRole('article')).toHaveCount(0);
  await expect(page.getByRole('button', { pressed: true })).toHaveText(['Innovation (0)']);
  await main.getByRole('button', { name: 'View All Articles', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Latest Articles' }).getByRole('article')).toHaveCount(23);
  await expect(page.getByRole('button', { pressed: true })).toHaveText([filterName('All')]);
  await expect(page.getByRole('region', { name: 'Featured Article' })).toBeVisible();
  await expect(heading).toHaveCount(0);
  await expect(filter(page, filterName('All'))).toBeFocused();
  await expect
    .poll(heard)
    .toEqual(['0 articles: Innovation', `${articles.length} articles: All, 24 on this page`]);
});

test('clicks take effect in order while another island loads', async ({ page }) => {
  // The News page has a second island, the newsletter: its code arrives last.
  const release = await delayResponses(page, '**/assets/subscription.client-*');
  await page.goto('/news-insights');
  await filter(page, filterName('Technology')).click();
  await page.locator('[data-island="news"][data-hydrated]').waitFor();
  await filter(page, filterName('Company News')).click();
  release();
  await expect(page.getByRole('heading', { level: 2, name: 'Company News Articles' })).toBeVisible();
  await page.locator('[data-island="subscription"][data-hydrated]').waitFor();
  await expect(page.getByRole('button', { pressed: true })).toHaveText([filterName('Company News')]);
});

test.describe('when the code of the newsletter fails to load', () => {
  test.use({ expectedErrors: [[/Failed to load resource/], { scope: 'test' }] });

  test('a shared filter stays in use, and others work on the first click, without an error', async ({
    page,
  }) => {
    await page.route('**/assets/subscription.client-*', (route) => route.fulfill({ status: 503 }));
    await page.goto('/news-insights?category=innovation');
    await expect(page.getByRole('heading', { name: 'No Innovation Articles Yet' })).toBeVisible();
    await filter(page, filterName('Technology')).click();
    await expect(page.getByRole('button', { pressed: true })).toHaveText([filterName('Technology')]);
    await expect(page.locator('[data-error-for="news"]')).toBeHidden();
  });
});
