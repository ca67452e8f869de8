import type { Page } from '@playwright/test';
import { scrollPosition, turnWheel } from '../helpers';
import { expect, test } from '../plain';

const phone = { width: 390, height: 844 };
test.use({ viewport: phone });

const opener = (page: Page) => page.getByRole('button', { name: 'Open menu', exact: true });
const closer = (page: Page) => page.getByRole('button', { name: 'Close menu', exact: true });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('the menu button and Escape open and close the menu, with its state and the focus', async ({ page }) => {
  await page.goto('/about');
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(menu(page)).toBeHidden();
  await opener(page).click();
  await expect(closer(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(opener(page)).toBeHidden();
  for (const name of ['Home', 'About Us', 'Our Businesses', 'News & Insights', 'Contact'])
    await expect(menu(page).getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 });
  await expect(menu(page).locator('[aria-current="page"]')).toHaveText(['About Us']);
  await closer(page).click();
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(menu(page)).toBeHidden();
  await opener(page).press('Enter');
  await expect(closer(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(menu(page).getByRole('link', { name: 'Home' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test('a click on a link closes the menu, even if no page loads', async ({ page }) => {
  await page.goto('/contact');
  // The page stays. An answer without a page would not do, because a prefetched one takes its place.
  const link = menu(page).getByRole('link', { name: 'About Us' });
  await opener(page).click();
  await link.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()));
  await link.click();
  await expect(opener(page)).toBeVisible();
  await expect(menu(page)).toBeHidden();
});

test('the page behind the open menu is hidden and does not scroll', async ({ page }) => {
  await page.goto('/about');
  await opener(page).click();
  for (const part of [page.getByRole('main'), page.getByRole('contentinfo')]) await expect(part).toBeHidden();
  await page.mouse.move(200, 600);
  await turnWheel(page, 300);
  await page.keyboard.press('End');
  expect(await scrollPosition(page)).toBe(0);
  await closer(page).click();
  await page.mouse.move(200, 600);
  await turnWheel(page, 300);
  await expect.poll(() => scrollPosition(page)).toBe(300);
});

test('an open menu closes when the window becomes wide, where the links are in the header without a button', async ({
  page,
}) => {
  await page.goto('/');
  await opener(page).click();
  await expect(closer(page)).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByRole('button', { name: / menu$/ })).toHaveCount(0);
  await expect(menu(page).getByRole('link', { name: 'Contact' })).toBeInViewport();
  // The button is hidden, so no role finds it. A busy browser reports the new width after the styles.
  await expect(page.locator('[popovertarget]')).toHaveAttribute('aria-expanded', 'false');
  await page.setViewportSize(phone);
  await expect(opener(page)).toBeVisible();
  await expect(menu(page)).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens, closes, opens a page and is closed after Back', async ({ page }) => {
    await page.goto('/');
    await expect(menu(page)).toBeHidden();
    for (const close of [() => closer(page).click(), () => page.keyboard.press('Escape')]) {
      await opener(page).click();
      await close();
      await expect(menu(page)).toBeHidden();
      await expect(opener(page)).toBeFocused();
    }
    await opener(page).click();
    await expect(page.getByRole('main')).toBeHidden();
    await menu(page).getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL('/about');
    await expect(menu(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(menu(page)).toBeHidden();
  });
});
