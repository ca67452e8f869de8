import { articlePages } from '../helpers';
import { expect, test } from '../plain';

test('an article shows its category, date, read time and single line breaks, and links back to the news', async ({
  page,
}) => {
  await page.goto(articlePages.find((path) => path.includes('where-the-group-stands')) as string);
  const main = page.getByRole('main');
  const article = main.getByRole('article').first();
  await expect(article.getByRole('time')).toHaveText('August 15, 2025');
  for (const text of ['Company News', '3 min read'])
    await expect(article.getByText(text, { exact: true }).first()).toBeVisible();
  const paragraph = main.getByRole('paragraph').filter({ hasText: 'What it does:' }).first();
  expect((await paragraph.innerText()).split('\n')).toHaveLength(4);
  await main.getByRole('link', { name: 'News & Insights' }).click();
  await expect(page).toHaveURL('/news-insights');
});
