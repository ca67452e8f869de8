import { layoutErrorsInViewports, viewports } from '../../inspect/layout';
import { expect, test } from '../test';

test('the last link of the open menu can be reached in landscape', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto('/about');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const last = page.getByRole('navigation', { name: 'Main' }).getByRole('link').last();
  for (let press = 0; press < 7; press++) await page.keyboard.press('Tab');
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport({ ratio: 1 });
});

test('an opened article reflows and its close button stays in view', async ({ page }) => {
  await page.goto('/news-insights');
  await page.getByRole('button', { name: /^Read More.*Why patient capital/ }).click();
  await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
  expect(await layoutErrorsInViewports(page)).toEqual([]);
  for (const { width, height } of viewports) {
    await page.setViewportSize({ width, height });
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeInViewport({
      ratio: 1,
    });
  }
});
