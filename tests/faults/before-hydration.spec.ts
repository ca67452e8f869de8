import type { Page } from '@playwright/test';
import { articlePages, delayResponses, waitForPaint } from '../e2e/helpers';
import { cctv, dialog, readMore } from '../e2e/newsPage';
import { expect, test } from '../e2e/test';

const scripts = '**/assets/**';
const filter = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.describe('before hydration', () => {
  let release: () => void;

  test.beforeEach(async ({ page }) => {
    release = await delayResponses(page, scripts);
    await page.goto('/news-insights');
  });

  test('a click on a filter is queued and replayed, also with a modifier key, and the last one wins', async ({
    page,
  }) => {
    await filter(page, 'Innovation (1)').click();
    await filter(page, 'Technology (2)').click({ modifiers: ['Shift'] });
    await waitForPaint(page);
    await expect(page.getByRole('heading', { name: 'Latest Articles' })).toBeVisible();
    release();
    await expect(page.getByRole('heading', { name: 'Technology Articles' })).toBeVisible();
    await expect(page.getByRole('button', { pressed: true })).toHaveText(['Technology (2)']);
  });

  test('clicks on a filter and twice on an article both take effect, and Back closes the article', async ({
    page,
  }) => {
    await filter(page, 'Technology (2)').click();
    await readMore(page, cctv).click();
    await readMore(page, cctv).click();
    release();
    await expect(dialog(page)).toHaveAccessibleName(cctv);
    await expect(dialog(page).getByRole('listitem').first()).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await expect(readMore(page, cctv)).toBeFocused();
    await expect(page).toHaveURL('/news-insights?category=technology');
    await expect(page.getByRole('heading', { name: 'Technology Articles' })).toBeVisible();
  });

  test('a click on Read Full Article shows at once that it was pressed, and opens the article', async ({
    page,
  }) => {
    const button = page.getByRole('button', { name: 'Read Full Article' });
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true', { timeout: 100 });
    await expect(button).toHaveCSS('opacity', '0.6', { timeout: 100 });
    release();
    await expect(dialog(page).getByRole('time')).toHaveText('August 15, 2025');
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
  });

  test('Enter and Space on filters take effect, one after the other', async ({ page }) => {
    await filter(page, 'Technology (2)').press('Enter');
    await filter(page, 'Innovation (1)').press('Space');
    await waitForPaint(page);
    release();
    await expect(page.getByRole('heading', { name: 'Innovation Articles' })).toBeVisible();
    await expect(filter(page, 'Innovation (1)')).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Technology Articles' })).toBeVisible();
  });

  test('links and the menu work immediately', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { level: 3 }).getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('News & Insights');
    expect(articlePages).toContain(new URL(page.url()).pathname);
  });
});

test('a pointer that moves before the page has been parsed loads the code when it has', async ({ page }) => {
  await page.addInitScript(() => {
    // Called after each inline script: the first ones stand before any island.
    new MutationObserver(() => {
      if (document.readyState === 'loading') document.dispatchEvent(new Event('pointerover'));
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/news-insights');
  await expect(page.locator('[data-hydrated]')).toHaveCount(1);
  await filter(page, 'Technology (2)').click();
  await expect(page.getByRole('heading', { name: 'Technology Articles' })).toBeVisible();
});

test('client rendering uses the class names of the server HTML', async ({ page }) => {
  await page.goto('/news-insights');
  const card = page.getByRole('article').first();
  const classesOf = () =>
    card.evaluate((element) =>
      Array.from(element.querySelectorAll('[class]'), ({ className }) => String(className)),
    );
  const serverClasses = await classesOf();
  await page.getByRole('button', { name: 'Technology (2)' }).click();
  await page.getByRole('button', { name: 'All (6)' }).click();
  await expect(page.getByRole('heading', { name: 'Latest Articles' })).toBeVisible();
  expect(await classesOf()).toEqual(serverClasses);
});
