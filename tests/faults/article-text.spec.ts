import type { Page } from '@playwright/test';
import { focusIsInside } from '../e2e/modal/modal';
import { card, cctv, dialog, expectText, readMore } from '../e2e/newsPage';
import { expect, test } from '../e2e/test';

test.beforeEach(({ page }) => page.goto('/news-insights'));

test.describe('when the text does not load', () => {
  test.use({ expectedErrors: [/status of (?:404|500)/] });

  // tests/e2e/accessibility/flows.spec.ts and offline.spec.ts show the same when the network fails.
  const failures: Record<string, (page: Page) => Promise<unknown>> = {
    'the server fails': (page) =>
      page.route('**/news-insights/*', (route) => route.fulfill({ status: 500, body: 'broken' })),
    'the server returns another page': (page) =>
      page.route('**/news-insights/*', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<h1>Sign in to this network</h1>' }),
      ),
  };

  for (const [name, fail] of Object.entries(failures)) {
    test(`the modal shows an error and Try again loads the text, when ${name}`, async ({ page }) => {
      await fail(page);
      const path = await card(page, cctv).getByRole('link', { name: cctv }).getAttribute('href');
      await readMore(page, cctv).click();
      await expect(dialog(page).getByRole('alert')).toBeVisible();
      await expect(dialog(page).getByRole('alert')).toHaveText(/did not load/);
      await expect(dialog(page).getByRole('link', { name: /own page/ })).toHaveAttribute(
        'href',
        path as string,
      );
      await expect(dialog(page).getByRole('heading', { name: cctv })).toBeVisible();
      await dialog(page).getByRole('button', { name: 'Try again' }).click();
      await expect(dialog(page).getByRole('alert')).toBeVisible();
      await page.unroute('**/news-insights/*');
      await dialog(page).getByRole('button', { name: 'Try again' }).press('Enter');
      await expectText(page);
      expect(await focusIsInside(page)).toBe(true);
      await expect(dialog(page).getByRole('alert')).toHaveCount(0);
      await expect(dialog(page).getByRole('button', { name: 'Try again' })).toHaveCount(0);
    });
  }
});
