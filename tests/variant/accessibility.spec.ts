import { recordAnnouncements } from '../e2e/accessibility/recordAnnouncements';
import { articles, filterName } from './articles';
import { expect, test } from './test';

test('an empty category is announced once with its count', async ({ page }) => {
  await page.goto('/news-insights');
  const heard = await recordAnnouncements(page);
  await page.getByRole('button', { name: 'Innovation (0)' }).click();
  await expect(page.getByRole('status').first()).toHaveText('0 articles: Innovation');
  await page.getByRole('button', { name: 'View All Articles' }).click();
  const all = `${articles.length} articles: All, the first 24 shown`;
  await expect(page.getByRole('status').first()).toHaveText(all);
  await expect(page.getByRole('button', { name: filterName('All') })).toBeFocused();
  expect(await heard()).toEqual(['0 articles: Innovation', all]);
});
