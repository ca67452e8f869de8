import { expectValues, fill, send, sendButton } from '../e2e/contact-form/form';
import { cctv, chooseTechnology, dialog, expectText, readMore } from '../e2e/newsPage';
import { expect, test } from '../e2e/test';
import { browseNews, expectFormError, expectNewsReadable, formNotice } from './parts';

test.describe('offline', () => {
  // The browser logs failed requests.
  test.use({ expectedErrors: [[/ERR_INTERNET_DISCONNECTED/], { scope: 'test' }] });

  test('an open News page still filters and shows an error for article texts', async ({ page, context }) => {
    await page.goto('/news-insights');
    await browseNews(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'All (6)' }).click();
    await expectNewsReadable(page);
    await chooseTechnology(page);
    await readMore(page, cctv).click();
    await expect(dialog(page).getByRole('alert')).toHaveText(/did not load/);
    await expect(dialog(page).getByRole('link', { name: /own page/ })).toBeVisible();
    await context.setOffline(false);
    await dialog(page).getByRole('button', { name: 'Try again' }).click();
    await expectText(page);
  });

  test('a form whose code has not loaded shows an error and sends once online', async ({ page, context }) => {
    // With a route, Playwright switches off the cache, which may have the code from an earlier test.
    await page.route('**/assets/**', (route) => route.continue());
    await page.goto('/contact');
    await context.setOffline(true);
    await fill(page);
    await sendButton(page).click();
    await expectFormError(page);
    await expectValues(page);
    await context.setOffline(false);
    await send(page);
    await expect(formNotice(page)).toBeHidden();
  });
});
