import { goBackWithBfcache, markForBfcache, scrollPosition, withBfcache } from '../helpers';
import { expect, test } from '../plain';

// tests/browser/delivery/inquiries.spec.ts shows that a form has what was typed.
test('a page restored from the back/forward cache starts at the top with its menu closed', async ({
  playwright,
  launchOptions,
  serverUrl,
}) => {
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
