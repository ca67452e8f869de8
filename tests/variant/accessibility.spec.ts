import { axeFaults } from '../axe';
import { htmlFaults } from '../htmlFaults';
import { articles, filterName } from './articles';
import { expect, test } from './test';

// Halfway through a change of colours nothing has the contrast that it will have.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('every exported page is valid HTML, those of former addresses too', async () => {
  const pages = await htmlFaults('.variant/out');
  expect(Object.keys(pages).length).toBeGreaterThan(16);
  for (const [file, faults] of Object.entries(pages)) expect(faults, file).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} scheme axe finds nothing on`, () => {
    test.use({ colorScheme });

    test('an empty category', async ({ page }) => {
      await page.goto('/news-insights');
      await page.getByRole('button', { name: 'Innovation (0)' }).click();
      await expect(page.getByRole('heading', { name: 'No Innovation Articles Yet' })).toBeVisible();
      expect(await axeFaults(page)).toEqual([]);
    });

    test('an opened article without text', async ({ page }) => {
      await page.goto('/news-insights');
      await page.getByRole('button', { name: /^Read More.*An article without text/ }).click();
      await expect(page.getByRole('dialog').getByText('Full content coming soon.')).toBeVisible();
      expect(await axeFaults(page)).toEqual([]);
    });
  });
}

test('a category without articles is announced once, with its number', async ({ page }) => {
  await page.goto('/news-insights');
  await page.getByRole('button', { name: 'Innovation (0)' }).click();
  await expect(page.getByRole('status').first()).toHaveText('0 articles: Innovation');
  await page.getByRole('button', { name: 'View All Articles' }).click();
  await expect(page.getByRole('status').first()).toHaveText(
    `${articles.length} articles: All, the first 24 shown`,
  );
  await expect(page.getByRole('button', { name: filterName('All') })).toBeFocused();
});
