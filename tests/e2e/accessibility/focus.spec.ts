import { expectRings, focusStops } from '../../inspect/focus';
import { expect, test } from '../test';

test('the bar of the modal never covers the focused element', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto('/news-insights');
  await page.getByRole('button', { name: /^Read More.*Why patient capital/ }).click();
  await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
  for (const key of ['Tab', 'Shift+Tab'] as const) expectControls(await focusStops(page, key, 9), key);
});

test('Shift+Tab never focuses a covered element', async ({ page }) => {
  await page.goto('/privacy-policy');
  await page.getByRole('contentinfo').getByRole('link').last().focus();
  expectControls(await focusStops(page, 'Shift+Tab', 40), 'Shift+Tab');
});

/** Expects each press of a key to focus something whose ring is seen. */
function expectControls(stops: Awaited<ReturnType<typeof focusStops>>, key: string): void {
  expectRings(stops, key);
  expect(stops.filter(({ name }) => name.startsWith('body'))).toEqual([]);
}
