import { readFileSync } from 'node:fs';
import { cctv, dialog, readMore } from '../e2e/newsPage';
import { expect, test } from '../e2e/test';
import { sites } from '../sites/sites';
import { useNews } from './parts';

test.describe('a deploy while a page is open', () => {
  // A style of the new pages is not known to the policy of the old one; it is not wanted there either.
  test.use({ expectedErrors: [[/Applying inline style/, /status of 404/], { scope: 'test' }] });

  test('shows the new text of an article in the old page', async ({ page }) => {
    await page.goto('/news-insights');
    await useNews(page);
    await page.route('**/news-insights/*', async (route) => {
      const body = (await (await route.fetch()).text()).replace('<style>', '<style>.new{color:red}');
      return route.fulfill({ contentType: 'text/html', body: body.replace(/<p>/, '<p>Written anew. ') });
    });
    await readMore(page, cctv).click();
    await expect(dialog(page).getByText(/^Written anew\./)).toBeVisible();
  });

  test('says of an article that is gone that it cannot be had', async ({ page }) => {
    await page.goto('/news-insights');
    await useNews(page);
    await page.route('**/news-insights/*', (route) =>
      route.fulfill({
        status: 404,
        contentType: 'text/html',
        body: readFileSync(`${sites.specification.out}/404.html`, 'utf8'),
      }),
    );
    await readMore(page, cctv).click();
    await expect(dialog(page).getByRole('alert')).toHaveText(/did not load/);
  });
});
