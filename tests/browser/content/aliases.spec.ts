import { sites } from '../../sites/sites';
import { expect, test } from '../full';

const alias = '/news-insights/a-former-address';
const current = '/news-insights/a-seventh-article';

test('an alias redirects to the article immediately, and Back skips the redirect page', async ({ page }) => {
  // The page, for hosts without redirects.
  await page.route(alias, (route) => route.fulfill({ path: `${sites.full.out}${alias}.html` }));
  await page.goto('/about');
  await page.evaluate((path) => location.assign(path), alias);
  await expect(page).toHaveURL(current);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A seventh article');
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('a shared link to a filter works with an alias of its category', async ({ page }) => {
  await page.goto('/news-insights?category=technology');
  await expect(page.getByRole('heading', { name: 'Technology Articles' })).toBeVisible();
});
