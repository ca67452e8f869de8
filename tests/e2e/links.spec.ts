import { expect, test } from './test';

test("a business's site opens in a new tab without window.opener", async ({ page, context, serverUrl }) => {
  await context.route(
    (url) => url.origin !== serverUrl,
    (route) => route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
  );
  await page.goto('/');
  const opened = context.waitForEvent('page');
  await page
    .getByRole('main')
    .getByRole('link', { name: /PagareOne.*new tab/ })
    .click();
  const tab = await opened;
  await expect(tab).toHaveTitle('Elsewhere');
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await expect(page).toHaveURL(`${serverUrl}/`);
});
