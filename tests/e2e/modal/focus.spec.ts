import { close, dialog, expectText, readFullArticle, readMore } from '../newsPage';
import { expect, test } from '../test';
import { focusIsInside } from './modal';

test.beforeEach(({ page }) => page.goto('/news-insights'));

test('the focus starts in the modal, and Tab and Shift+Tab keep it there', async ({ page }) => {
  await readFullArticle(page).click();
  await expectText(page);
  expect(await focusIsInside(page)).toBe(true);
  const stops = await dialog(page).getByRole('link').or(dialog(page).getByRole('button')).count();
  expect(stops).toBeGreaterThan(2);
  for (const key of ['Tab', 'Shift+Tab']) {
    const seen = new Set<number>();
    for (let press = 1; press <= 3 * stops; press++) {
      await page.keyboard.press(key);
      expect(await focusIsInside(page), `after ${press} times ${key}`).toBe(true);
      const stop = await page.evaluate(() =>
        [...document.querySelectorAll('*')].indexOf(document.activeElement as Element),
      );
      seen.add(stop);
    }
    expect(seen.size, `${key} reaches every stop`).toBe(stops);
  }
});

test('Tab and Shift+Tab keep the focus in the modal after a click on the text', async ({ page }) => {
  await readFullArticle(page).click();
  for (const key of ['Tab', 'Shift+Tab']) {
    await dialog(page).getByRole('paragraph').nth(3).click();
    for (let press = 1; press <= 12; press++) {
      await page.keyboard.press(key);
      expect(await focusIsInside(page), `after ${press} times ${key}`).toBe(true);
    }
  }
});

test('of two buttons that open an article, the pressed one gets the focus back', async ({ page }) => {
  // The featured article is in the grid of its category, too.
  await page.getByRole('button', { name: 'Company News (1)' }).click();
  await expect(page.getByRole('heading', { name: 'Company News Articles' })).toBeVisible();
  const inGrid = readMore(page, /./);
  await inGrid.click();
  await close(page).click();
  await expect(inGrid).toBeFocused();
  await readFullArticle(page).click();
  await close(page).click();
  await expect(readFullArticle(page)).toBeFocused();
});
