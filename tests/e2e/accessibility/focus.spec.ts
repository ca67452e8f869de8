import { focusStop } from '../../inspect/focus';
import { expect, test } from '../test';

test('the bar of the modal never covers the focused element', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto('/news-insights');
  await page.getByRole('button', { name: /^Read More.*Why patient capital/ }).click();
  await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press < 9; press++) {
      await page.keyboard.press(key);
      const stop = await focusStop(page);
      expect(stop?.errors, `${stop?.name} after ${key}`).toEqual([]);
    }
  }
});

test('Shift+Tab never focuses a covered element', async ({ page }) => {
  await page.goto('/privacy-policy');
  await page.getByRole('contentinfo').getByRole('link').last().focus();
  for (let press = 0; press < 40; press++) {
    await page.keyboard.press('Shift+Tab');
    const stop = await focusStop(page);
    if (!stop) break;
    expect(stop.errors, stop.name).toEqual([]);
  }
});
