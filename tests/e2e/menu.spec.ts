import type { Page } from '@playwright/test';
import { scrollPosition, turnWheel } from './helpers';
import { expect, test } from './test';

const phone = { width: 390, height: 844 };
test.use({ viewport: phone });

const opener = (page: Page) => page.getByRole('button', { name: 'Open menu', exact: true });
const closer = (page: Page) => page.getByRole('button', { name: 'Close menu', exact: true });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** Returns the expanded state in Chromium's accessibility tree, with or without the attribute. */
async function expandedState(page: Page): Promise<boolean | undefined> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const button = nodes.find(({ role, name }) => role?.value === 'button' && / menu$/.test(name?.value));
  return button?.properties?.find(({ name }) => name === 'expanded')?.value.value;
}

test('the menu button opens and closes the menu and exposes its state', async ({ page }) => {
  await page.goto('/about');
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(menu(page)).toBeHidden();
  expect(await expandedState(page)).toBe(false);
  await opener(page).click();
  await expect(closer(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(opener(page)).toBeHidden();
  expect(await expandedState(page)).toBe(true);
  for (const name of ['Home', 'About Us', 'Our Businesses', 'News & Insights', 'Contact'])
    await expect(menu(page).getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 });
  await expect(menu(page).locator('[aria-current="page"]')).toHaveText(['About Us']);
  await closer(page).click();
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(menu(page)).toBeHidden();
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

test('Escape closes the menu and returns the focus to its button', async ({ page }) => {
  await page.goto('/');
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(closer(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(menu(page).getByRole('link', { name: 'Home' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(closer(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
});

test('the page behind the open menu does not scroll', async ({ page }) => {
  await page.goto('/about');
  await page.mouse.move(200, 600);
  await turnWheel(page, 300);
  await expect.poll(() => scrollPosition(page)).toBe(300);
  await page.evaluate(() => scrollTo(0, 0));
  await opener(page).click();
  await page.mouse.move(200, 600);
  await turnWheel(page, 300);
  await page.keyboard.press('End');
  await page.keyboard.press('PageDown');
  await turnWheel(page, 300);
  expect(await scrollPosition(page)).toBe(0);
  await closer(page).click();
  await page.mouse.move(200, 600);
  await turnWheel(page, 300);
  await expect.poll(() => scrollPosition(page)).toBe(300);
});

test('in a low window the menu scrolls and the page behind does not', async ({ page }) => {
  await page.goto('/');
  for (const size of [
    { width: 844, height: 390 },
    { width: 320, height: 256 },
  ]) {
    await page.setViewportSize(size);
    await opener(page).click();
    const last = menu(page).getByRole('link').last();
    await expect(last).not.toBeInViewport();
    await page.mouse.move(200, 200);
    await turnWheel(page, 900);
    await expect(last).toBeInViewport({ ratio: 1 });
    expect(await scrollPosition(page)).toBe(0);
    await turnWheel(page, -900);
    await expect(last).not.toBeInViewport();
    const stops = await menu(page).getByRole('link').count();
    for (let press = 0; press < stops; press++) await page.keyboard.press('Tab');
    await expect(last).toBeFocused();
    await expect(last).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
  }
});

test('the page behind the open menu is not reachable', async ({ page }) => {
  await page.goto('/contact');
  const behind = [
    page.getByRole('main'),
    page.getByRole('contentinfo'),
    page.getByRole('region', { name: 'Acknowledgement of Country' }),
  ];
  for (const part of behind) await expect(part).toBeVisible();
  await opener(page).click();
  for (const part of behind) await expect(part).toBeHidden();
  for (let press = 0; press < 14; press++) {
    await page.keyboard.press('Tab');
    const isBehind = await page.evaluate(() =>
      Boolean(document.activeElement?.closest('main, footer, main ~ *')),
    );
    expect(isBehind, `after ${press + 1} times Tab`).toBe(false);
  }
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

test('the menu is closed on the next page and after Back', async ({ page }) => {
  await page.goto('/about');
  await opener(page).click();
  await menu(page).getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(menu(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(menu(page)).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens, closes, exposes its state, opens a page and is closed after Back', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(menu(page)).toBeHidden();
    expect(await expandedState(page)).toBe(false);
    for (const close of [() => closer(page).click(), () => page.keyboard.press('Escape')]) {
      await opener(page).click();
      await close();
      await expect(menu(page)).toBeHidden();
      await expect(opener(page)).toBeFocused();
    }
    await opener(page).click();
    await expect(closer(page)).toBeVisible();
    expect(await expandedState(page)).toBe(true);
    await expect(page.getByRole('main')).toBeHidden();
    await menu(page).getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL('/about');
    await expect(menu(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(opener(page)).toBeVisible();
    await expect(menu(page)).toBeHidden();
  });
});
