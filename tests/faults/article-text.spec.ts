import { focusIsInside } from '../e2e/modal/modal';
import { card, cctv, dialog, expectText, readMore } from '../e2e/newsPage';
import { expect, test } from '../e2e/test';

test.use({ expectedErrors: [[/status of 500/], { scope: 'test' }] });

// tests/e2e/accessibility/flows.spec.ts and offline.spec.ts show the same when the network fails.
test('the modal shows an error when the server fails or returns another page, and Try again loads the text', async ({
  page,
}) => {
  const texts = '**/news-insights/*';
  const alert = dialog(page).getByRole('alert');
  const tryAgain = dialog(page).getByRole('button', { name: 'Try again' });
  await page.goto('/news-insights');
  const path = (await card(page, cctv).getByRole('link', { name: cctv }).getAttribute('href')) as string;
  await page.route(texts, (route) => route.fulfill({ status: 500, body: 'broken' }));
  await readMore(page, cctv).click();
  await expect(alert).toBeVisible();
  await expect(alert).toHaveText(/did not load/);
  await expect(dialog(page).getByRole('link', { name: /own page/ })).toHaveAttribute('href', path);
  await expect(dialog(page).getByRole('heading', { name: cctv })).toBeVisible();
  await page.unroute(texts);
  const body = '<h1>Sign in to this network</h1>';
  await page.route(texts, (route) => route.fulfill({ contentType: 'text/html', body }));
  const answered = page.waitForResponse(texts);
  await tryAgain.click();
  await answered;
  await expect(alert).toBeVisible();
  await page.unroute(texts);
  await tryAgain.press('Enter');
  await expectText(page);
  expect(await focusIsInside(page)).toBe(true);
  await expect(alert).toHaveCount(0);
  await expect(tryAgain).toHaveCount(0);
});
