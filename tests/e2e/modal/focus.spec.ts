import type { Page } from '@playwright/test';
import { focusStops } from '../../inspect/focus';
import { close, dialog, expectText, readFullArticle, readMore } from '../newsPage';
import { expect, test } from '../test';
import { focusIsInside } from './modal';

test.beforeEach(({ page }) => page.goto('/news-insights'));

/** Returns the positions in the document of what Tab reaches in the modal. */
function stopsInModal(page: Page): Promise<number[]> {
  return dialog(page)
    .getByRole('link')
    .or(dialog(page).getByRole('button'))
    .evaluateAll((stops) => {
      const all = [...document.querySelectorAll('*')];
      return stops.map((stop) => all.indexOf(stop));
    });
}

test('the focus starts in the modal, and Tab and Shift+Tab keep it there', async ({ page }) => {
  await readFullArticle(page).click();
  await expectText(page);
  expect(await focusIsInside(page)).toBe(true);
  const inModal = await stopsInModal(page);
  expect(inModal.length).toBeGreaterThan(2);
  for (const key of ['Tab', 'Shift+Tab'] as const) {
    const stops = await focusStops(page, key, 3 * inModal.length);
    expect(new Set(stops.map(({ index }) => index)), key).toEqual(new Set(inModal));
  }
});

test('Tab and Shift+Tab keep the focus in the modal after a click on the text', async ({ page }) => {
  await readFullArticle(page).click();
  for (const key of ['Tab', 'Shift+Tab'] as const) {
    await dialog(page).getByRole('paragraph').nth(3).click();
    const stops = await focusStops(page, key, 12);
    const inModal = await stopsInModal(page);
    expect(stops.filter(({ index }) => !inModal.includes(index))).toEqual([]);
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
