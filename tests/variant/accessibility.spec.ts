import { testStatesWithAxe } from '../axe';
import { listen } from '../e2e/accessibility/listen';
import { htmlFaults } from '../htmlFaults';
import { articles, filterName } from './articles';
import { expect, test } from './test';

test('every exported page is valid HTML, those of former addresses too', async () => {
  const pages = await htmlFaults('.variant/out');
  expect(Object.keys(pages).length).toBeGreaterThan(16);
  for (const [file, faults] of Object.entries(pages)) expect(faults, file).toEqual([]);
});

testStatesWithAxe(test, {
  'an empty category': async (page, look) => {
    await page.goto('/news-insights');
    await page.getByRole('button', { name: 'Innovation (0)' }).click();
    await expect(page.getByRole('heading', { name: 'No Innovation Articles Yet' })).toBeVisible();
    await look('empty');
  },
  'an opened article without text': async (page, look) => {
    await page.goto('/news-insights');
    await page.getByRole('button', { name: /^Read More.*An article without text/ }).click();
    await expect(page.getByRole('dialog').getByText('Full content coming soon.')).toBeVisible();
    await look('without text');
  },
});

test('a category without articles is announced once, with its number', async ({ page }) => {
  await page.goto('/news-insights');
  const heard = await listen(page);
  await page.getByRole('button', { name: 'Innovation (0)' }).click();
  await expect(page.getByRole('status').first()).toHaveText('0 articles: Innovation');
  await page.getByRole('button', { name: 'View All Articles' }).click();
  const all = `${articles.length} articles: All, the first 24 shown`;
  await expect(page.getByRole('status').first()).toHaveText(all);
  await expect(page.getByRole('button', { name: filterName('All') })).toBeFocused();
  expect(await heard()).toEqual(['0 articles: Innovation', all]);
});
