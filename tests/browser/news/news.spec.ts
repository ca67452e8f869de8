import type { Page } from '@playwright/test';
import { translate } from '../helpers';
import { expect, test } from '../plain';

/** The dates of the articles of the specification, by id. */
const dates = [
  'August 15, 2025',
  'August 8, 2025',
  'July 28, 2025',
  'July 21, 2025',
  'July 14, 2025',
  'July 7, 2025',
];

/** The ids in the grid of each filter, and whether the featured article is above it. */
const filters = [
  { button: 'All (6)', heading: 'Latest Articles', ids: [2, 3, 4, 5, 6], featured: true },
  { button: 'Company News (1)', heading: 'Company News Articles', ids: [1], featured: true },
  { button: 'Technology (2)', heading: 'Technology Articles', ids: [3, 5], featured: false },
  { button: 'Industry Insights (1)', heading: 'Industry Insights Articles', ids: [2], featured: false },
  { button: 'Investment Strategy (1)', heading: 'Investment Strategy Articles', ids: [4], featured: false },
  { button: 'Innovation (1)', heading: 'Innovation Articles', ids: [6], featured: false },
];

const filterButtons = (page: Page) => page.getByRole('main').getByRole('button', { name: /\(\d+\)$/ });
const filter = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const featured = (page: Page) => page.getByRole('region', { name: 'Featured Article' });
const grid = (page: Page, heading: string) => page.getByRole('region', { name: heading, exact: true });

test.beforeEach(({ page }) => page.goto('/news-insights'));

test('the filters are buttons, not links, show their counts in the fixed order, and each its articles', async ({
  page,
}) => {
  await expect(page.getByRole('navigation', { name: 'Articles by category' })).toHaveCount(0);
  await expect(filterButtons(page)).toHaveText(filters.map(({ button }) => button));
  await expect(page.getByRole('button', { pressed: true })).toHaveText(['All (6)']);
  // All comes last, so that selecting it has an effect.
  for (const { button, heading, ids, featured: isFeatured } of [
    ...filters.slice(1),
    ...filters.slice(0, 1),
  ]) {
    await filter(page, button).click();
    await expect(page.getByRole('button', { pressed: true })).toHaveText([button]);
    await expect(page.getByRole('heading', { level: 2, name: heading, exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: / Articles( Yet)?$/ })).toHaveCount(1);
    await expect(grid(page, heading).getByRole('time')).toHaveText(ids.map((id) => dates[id - 1] as string));
    await expect(grid(page, heading).getByRole('article')).toHaveCount(ids.length);
    await expect(featured(page)).toHaveCount(isFeatured ? 1 : 0);
    const slug = button.replace(/ \(.*/, '').toLowerCase().replace(' ', '-');
    await expect(page).toHaveURL(`/news-insights${slug === 'all' ? '' : `?category=${slug}`}`);
  }
});

test('a page that the browser has translated shows the words of the next filter', async ({ page }) => {
  await page.getByRole('button', { name: 'Technology (2)' }).click();
  const heading = page.locator('#latest-articles');
  await expect(heading).toHaveText('Technology Articles');
  await translate(page.locator('#latest-articles, [role=status] *'));
  await page.getByRole('button', { name: 'Innovation (1)' }).click();
  await expect(heading).toHaveText('Innovation Articles');
  await expect(page.getByRole('status').first()).toHaveText('1 article: Innovation');
});
