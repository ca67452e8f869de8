import type { Locator, Page } from '@playwright/test';
import { translate } from '../helpers';
import { expect, test } from '../plain';

/** The articles of the specification, by id. */
const fixed = [
  { category: 'Company News', date: 'August 15, 2025', readTime: '3 min read' },
  { category: 'Industry Insights', date: 'August 8, 2025', readTime: '5 min read' },
  { category: 'Technology', date: 'July 28, 2025', readTime: '4 min read' },
  { category: 'Investment Strategy', date: 'July 21, 2025', readTime: '6 min read' },
  {
    category: 'Technology',
    date: 'July 14, 2025',
    readTime: '4 min read',
    title: 'CCTV and AI: The Next Generation of Security Solutions',
  },
  {
    category: 'Innovation',
    date: 'July 7, 2025',
    readTime: '5 min read',
    title: 'Construction Innovation: Building for Tomorrow',
  },
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

/** Expects a card or the featured block to show everything but the text. */
async function expectArticle(shown: Locator, id: number, buttonName: string) {
  const article = fixed[id - 1] as (typeof fixed)[number];
  const title = shown.getByRole('heading', { level: 3 }).getByRole('link');
  await expect(shown.getByText(article.category, { exact: true })).toBeVisible();
  await expect(shown.getByRole('time')).toHaveText(article.date);
  await expect(shown.getByText(article.readTime, { exact: true })).toBeVisible();
  await expect(title).toHaveText(article.title ?? /.+/);
  await expect(title).toHaveAttribute('href', /^\/news-insights\/[a-z0-9-]+$/);
  await expect(shown.getByRole('paragraph').filter({ hasText: /\w{3,}.{40,}[.?]$/ })).toHaveCount(1);
  await expect(shown.getByRole('img')).toHaveAccessibleName(/\w{3,}/);
  await expect(shown.getByRole('button')).toHaveText(new RegExp(`^${buttonName}`));
}

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
    const dates = ids.map((id) => fixed[id - 1]?.date ?? '');
    await expect(grid(page, heading).getByRole('time')).toHaveText(dates);
    await expect(grid(page, heading).getByRole('article')).toHaveCount(ids.length);
    await expect(featured(page)).toHaveCount(isFeatured ? 1 : 0);
    const slug = button.replace(/ \(.*/, '').toLowerCase().replace(' ', '-');
    await expect(page).toHaveURL(`/news-insights${slug === 'all' ? '' : `?category=${slug}`}`);
  }
  await expectArticle(featured(page), 1, 'Read Full Article');
  const cards = grid(page, 'Latest Articles').getByRole('article');
  for (const [index, id] of [2, 3, 4, 5, 6].entries()) await expectArticle(cards.nth(index), id, 'Read More');
});

test('the selected filter looks different from the others', async ({ page }) => {
  const ground = (button: Locator) => button.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await ground(filter(page, 'All (6)'))).not.toBe(await ground(filter(page, 'Technology (2)')));
});

test('a click on a title opens the page, not the modal', async ({ page }) => {
  const title = featured(page).getByRole('heading', { level: 3 }).getByRole('link');
  const name = (await title.textContent()) as string;
  await title.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
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
