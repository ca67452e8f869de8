import type { Page } from '@playwright/test';
import * as contact from '../forms/contactForm';
import { articlePages, delayResponses } from '../helpers';
import { cctv, close, dialog, expectText, readFullArticle, readMore, technology } from '../news/newsPage';
import { expect, test } from '../plain';

const scripts = '**/assets/**';
const filter = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.describe('before the code of News has loaded', () => {
  let release: () => void;

  test.beforeEach(async ({ page }) => {
    release = await delayResponses(page, scripts);
    await page.goto('/news-insights');
  });

  test('clicks on a filter and twice on an article both take effect, and Back closes the article', async ({
    page,
  }) => {
    await technology(page).click();
    await readMore(page, cctv).click();
    await expect(readMore(page, cctv)).toHaveAttribute('aria-busy', 'true');
    await readMore(page, cctv).click();
    release();
    await expect(dialog(page)).toHaveAccessibleName(cctv);
    await expectText(page);
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await expect(readMore(page, cctv)).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Technology Articles' })).toBeVisible();
  });

  test('closing works once after two articles were clicked', async ({ page }) => {
    await readFullArticle(page).click();
    await readMore(page, cctv).click();
    release();
    await expectText(page);
    await close(page).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL('/news-insights');
  });

  test('Enter and Space on filters are queued and take effect, one after the other', async ({ page }) => {
    await technology(page).press('Enter');
    await filter(page, 'Innovation (1)').press('Space');
    await expect(page.getByRole('heading', { name: 'Latest Articles' })).toBeVisible();
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
});

test('client rendering uses the class names of the server HTML', async ({ page }) => {
  await page.goto('/news-insights');
  const card = page.getByRole('article').first();
  const classesOf = () =>
    card.evaluate((element) =>
      Array.from(element.querySelectorAll('[class]'), ({ className }) => String(className)),
    );
  const serverClasses = await classesOf();
  await technology(page).click();
  await filter(page, 'All (6)').click();
  await expect(page.getByRole('heading', { name: 'Latest Articles' })).toBeVisible();
  expect(await classesOf()).toEqual(serverClasses);
});

test('typing in the contact form continues through hydration', async ({ page }) => {
  const release = await delayResponses(page, scripts);
  await page.goto('/contact');
  await contact.fill(page, { ...contact.inquiry, message: '' });
  await contact.field(page, 'message').pressSequentially('First half, ');
  release();
  await page.locator('[data-island="contact"][data-hydrated]').waitFor();
  await contact.field(page, 'message').pressSequentially('second half.');
  await expect(contact.field(page, 'message')).toBeFocused();
  await contact.expectValues(page, { ...contact.inquiry, message: 'First half, second half.' });
});

test('a submit with the button and one with Enter are queued, then sent once', async ({ page }) => {
  const release = await delayResponses(page, scripts);
  const alerts = await contact.openFilled(page);
  await contact.sendButton(page).click();
  await contact.field(page, 'name').press('Enter');
  await page.clock.fastForward(5000);
  expect(alerts).toEqual([]);
  await contact.expectValues(page);
  release();
  await expect(contact.sendingButton(page)).toBeVisible();
  await contact.expectValues(page);
  await page.clock.fastForward(1999);
  expect(alerts).toEqual([]);
  await page.clock.fastForward(1);
  expect(alerts).toEqual([contact.confirmed]);
  await contact.expectValues(page, contact.cleared);
  await page.clock.fastForward(10_000);
  expect(alerts).toEqual([contact.confirmed]);
  await expect(page).toHaveURL('/contact');
});
