import { readFileSync } from 'node:fs';
import { cctv, dialog, readMore } from '../e2e/newsPage';
import { expect, test } from '../e2e/test';
import { sites } from '../sites/sites';
import { browseNews } from './parts';

test.describe('a deploy while a page is open', () => {
  // The policy of the old page blocks the styles of the new one, as it should.
  test.use({ expectedErrors: [[/Applying inline style/, /status of 404/], { scope: 'test' }] });

  test('shows the new text of an article', async ({ page }) => {
    await page.goto('/news-insights');
    await browseNews(page);
    await page.route('**/news-insights/*', async (route) => {
      const body = (await (await route.fetch()).text()).replace('<style>', '<style>.new{color:red}');
      return route.fulfill({ contentType: 'text/html', body: body.replace(/<p>/, '<p>Rewritten. ') });
    });
    await readMore(page, cctv).click();
    await expect(dialog(page).getByText(/^Rewritten\./)).toBeVisible();
  });

  test('shows an error for a removed article', async ({ page }) => {
    await page.goto('/news-insights');
    await browseNews(page);
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
