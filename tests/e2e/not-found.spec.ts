import { expect, test } from './test';

test.use({ expectedErrors: [/status of 404/] });

test("unknown URLs return the site's 404 page with status 404", async ({ page, baseURL }) => {
  for (const path of ['/no-such-page', '/news-insights/no-such-article', '/about/no/such/place']) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveURL(`${baseURL}${path}`);
    await expect(page).toHaveTitle(/not found/i);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }
});

for (const [name, path, heading] of [
  [/\bHome$/, '/', /\S/],
  ['Contact us', '/contact', "Let's Start a Conversation"],
] as const) {
  test(`the 404 page links to ${path}`, async ({ page, baseURL }) => {
    await page.goto('/news-insights/no-such-article');
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(`${baseURL}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  });
}

test('the drawing on the 404 page is visible and decorative', async ({ page }) => {
  await page.goto('/news-insights/no-such-article');
  const drawing = page.locator('main img');
  await expect(drawing).toBeVisible();
  await expect(drawing).not.toHaveJSProperty('naturalWidth', 0);
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(0);
});
