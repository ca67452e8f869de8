import type { Page } from '@playwright/test';
import * as contact from '../forms/contactForm';
import { delayResponses } from '../helpers';
import { cctv, dialog, expectText, readMore, technology } from '../news/newsPage';
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
