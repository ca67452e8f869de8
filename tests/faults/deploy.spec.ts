import { cctv, dialog, readMore } from '../e2e/newsPage';
import { expect, test } from '../e2e/test';
import { browseNews } from './parts';

test.describe('a deploy while a page is open', () => {
  // The policy of the old page blocks the styles of the new one, as it should.
  test.use({ expectedErrors: [[/Applying inline style/], { scope: 'test' }] });

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
});
