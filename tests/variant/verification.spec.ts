import { expect, test } from './test';

const codes = { 'google-site-verification': 'nguyen-Google_123', 'msvalidate.01': '0123456789ABCDEF' };

test('the home page proves to search engines who owns the site, other pages do not', async ({ page }) => {
  await page.goto('/');
  for (const [name, content] of Object.entries(codes))
    await expect(page.locator(`meta[name="${name}"]`)).toHaveAttribute('content', content);
  await page.goto('/about');
  await expect(
    page.locator(
      Object.keys(codes)
        .map((name) => `meta[name="${name}"]`)
        .join(),
    ),
  ).toHaveCount(0);
});
