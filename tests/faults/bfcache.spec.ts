import { cleared, confirmed, expectValues, fill, send, sendButton } from '../e2e/contact-form/form';
import {
  acceptDialogs,
  goBackWithBfcache,
  markForBfcache,
  scrollPosition,
  withBfcache,
} from '../e2e/helpers';
import { expect, test } from '../e2e/test';

// In one test, because each starts the full browser.
test('a page restored from the back/forward cache starts as a new one, and its form has what was typed', async ({
  playwright,
  launchOptions,
  serverUrl,
}) => {
  await withBfcache({ playwright, launchOptions }, async (page) => {
    await test.step('at the top with its menu closed', async () => {
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

    await test.step('with an idle form, which confirms nothing', async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      const alerts = acceptDialogs(page);
      await page.goto(`${serverUrl}/contact`);
      await fill(page);
      await send(page);
      await markForBfcache(page);
      await page.goto(`${serverUrl}/about`);
      await goBackWithBfcache(page);
      await expect(sendButton(page)).toBeEnabled();
      await expectValues(page);
      expect(alerts).toEqual([]);
      await send(page);
      await expectValues(page, cleared);
      expect(alerts).toEqual([confirmed]);
    });
  });
});
