import { scrollPosition, waitForPaint } from '../helpers';
import { cctv, close, dialog, expectText, readFullArticle, readMore } from '../newsPage';
import { expect, test } from '../test';
import { openFromBelow } from './modal';

test.beforeEach(({ page }) => page.goto('/news-insights'));

test('Forward opens the article again, and every way out closes it and restores the focus', async ({
  page,
}) => {
  await openFromBelow(page);
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  for (const leave of [() => close(page).click(), () => page.keyboard.press('Escape'), () => page.goBack()]) {
    await page.goForward();
    await expect(dialog(page)).toHaveAccessibleName(cctv);
    await expectText(page);
    await leave();
    await expect(dialog(page)).toHaveCount(0);
    await expect(readMore(page, cctv)).toBeFocused();
    await expect(page).toHaveURL('/news-insights');
  }
});

test('a link to another article opens its page, and Back returns to the opened one', async ({ page }) => {
  await readFullArticle(page).click();
  await expectText(page);
  const link = dialog(page).getByRole('link').and(page.locator('[href^="/news-insights/"]')).first();
  const path = (await link.getAttribute('href')) as string;
  await link.click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expectText(page);
  await close(page).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL('/news-insights');
});

test('closing an article keeps the scroll position after Back reloaded the page', async ({ page }) => {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveURL('/contact');
  await page.goBack();
  await expect(page).toHaveURL('/news-insights');
  const place = await openFromBelow(page);
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await waitForPaint(page);
  expect(await scrollPosition(page)).toBe(place);
});
