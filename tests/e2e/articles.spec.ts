import { articlePages, renderedText } from './helpers';
import { expect, test } from './test';

const fixed = [
  ['August 15, 2025', '3 min read', 'Company News'],
  ['August 8, 2025', '5 min read', 'Industry Insights'],
  ['July 28, 2025', '4 min read', 'Technology'],
  ['July 21, 2025', '6 min read', 'Investment Strategy'],
  ['July 14, 2025', '4 min read', 'Technology'],
  ['July 7, 2025', '5 min read', 'Innovation'],
].map((facts) => facts.join(', '));

test('the six article pages show date, read time and category', async ({ page }) => {
  const shown: string[] = [];
  for (const path of articlePages) {
    await page.goto(path);
    const article = page.getByRole('main').getByRole('article').first();
    await expect(article.getByRole('heading', { level: 1 })).toBeVisible();
    const date = await article.getByRole('time').first().textContent();
    const readTime = await article
      .getByText(/^\d+ min read$/)
      .first()
      .textContent();
    const category = await article
      .getByText(/^(Company News|Technology|Industry Insights|Investment Strategy|Innovation)$/)
      .first()
      .textContent();
    shown.push([date, readTime, category].join(', '));
  }
  expect(shown.sort()).toEqual([...fixed].sort());
});

for (const path of articlePages) {
  test(`${path} has a text that fits its read time, a list and an eager picture`, async ({ page }) => {
    await page.goto(path);
    const article = page.getByRole('main').getByRole('article').first();
    const minutes = Number.parseInt(
      (await article
        .getByText(/^\d+ min read$/)
        .first()
        .textContent()) ?? '',
      10,
    );
    const words = (await renderedText(article)).split(/\s+/).length;
    expect(words / minutes).toBeGreaterThan(190);
    expect(words / minutes).toBeLessThan(245);
    await expect(article.getByRole('listitem').nth(2)).toBeVisible();
    expect(await article.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(1);
    const picture = page
      .getByRole('main')
      .getByRole('img', { name: /\w+ \w+/ })
      .first();
    await expect(picture).toHaveAttribute('loading', 'eager');
    await expect(picture).toHaveAttribute('fetchpriority', 'high');
  });
}

test('an article links back to the news', async ({ page }) => {
  await page.goto(articlePages[0] as string);
  await page.getByRole('main').getByRole('link', { name: 'News & Insights' }).click();
  await expect(page).toHaveURL('/news-insights');
});

test('headings have ids to link to', async ({ page }) => {
  const [path] = articlePages as [string];
  await page.goto(path);
  const ids = await page
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .evaluateAll((headings) => headings.map(({ id }) => id).filter((id) => id));
  expect(ids.length).toBeGreaterThan(1);
  await page.goto(`${path}#${ids.at(-1)}`);
  await expect(page.locator(`[id="${ids.at(-1)}"]`)).toBeInViewport();
});

test('single line breaks in a paragraph are shown', async ({ page }) => {
  await page.goto(articlePages.find((path) => path.includes('where-the-group-stands')) as string);
  const paragraph = page
    .getByRole('main')
    .getByRole('paragraph')
    .filter({ hasText: 'What it does:' })
    .first();
  expect((await renderedText(paragraph)).split('\n')).toHaveLength(4);
});
