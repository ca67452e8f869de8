import { button, cleared, confirmed, expectValues, fill, inquiry, send } from '../e2e/contact-form/form';
import {
  acceptDialogs,
  goBackWithBfcache,
  markForBfcache,
  scrollPosition,
  withBfcache,
} from '../e2e/helpers';
import { expect, test } from '../e2e/test';

test.describe('a page restored from the back/forward cache', () => {
  test('starts at the top with its menu closed', async ({ playwright, launchOptions, serverUrl }) => {
    await withBfcache({ playwright, launchOptions }, async (page) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const opener = page.getByRole('button', { name: 'Open menu', exact: true });
      const menu = page.getByRole('navigation', { name: 'Main' });
      await page.goto(`${serverUrl}/about`);
      await markForBfcache(page);
      await page.evaluate(() => scrollTo(0, 600));
      await expect.poll(() => scrollPosition(page)).toBe(600);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
      await page.waitForURL('**/contact');
      await goBackWithBfcache(page);
      await expect.poll(() => scrollPosition(page)).toBe(0);
      await opener.click();
      await menu.getByRole('link', { name: 'Contact' }).click();
      await page.waitForURL('**/contact');
      await goBackWithBfcache(page);
      await expect(opener).toHaveAttribute('aria-expanded', 'false');
      await expect(menu).toBeHidden();
      await expect(page.getByRole('main')).toBeVisible();
    });
  });

  test('has an idle form with what was typed, and confirms nothing', async ({
    playwright,
    launchOptions,
    serverUrl,
  }) => {
    await withBfcache({ playwright, launchOptions }, async (page) => {
      const alerts = acceptDialogs(page);
      await page.goto(`${serverUrl}/contact`);
      await fill(page);
      await send(page);
      await markForBfcache(page);
      await page.goto(`${serverUrl}/about`);
      await goBackWithBfcache(page);
      await expect(button(page, 'Send Message')).toBeEnabled();
      await expectValues(page, inquiry);
      expect(alerts).toEqual([]);
      await send(page);
      await expectValues(page, cleared);
      expect(alerts).toEqual([confirmed]);
    });
  });
});
