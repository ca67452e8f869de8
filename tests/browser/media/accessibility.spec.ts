import type { Page } from '@playwright/test';
import { expectRings, focusStops } from '../focus';
import { dialog, expectText, readMore } from '../news/newsPage';
import { expect, test } from '../plain';
import { recordAnnouncements } from '../recordAnnouncements';

test('assistive technology finds the frame, the filters and the articles of News with their names', async ({
  page,
}) => {
  await page.goto('/news-insights');
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Skip to content"
    - banner:
      - link "Family Investment Group"
      - navigation "Main":
        - list:
          - listitem:
            - link "Home"
    - main:
      - heading "News & Insights" [level=1]
      - group "Filter articles by category":
        - button "All (6)" [pressed]
        - button "Company News (1)"
      - status
      - region "Featured Article"
      - region "Latest Articles":
        - heading "Latest Articles" [level=2]
    - region "Acknowledgement of Country"
    - contentinfo
  `);
});

test('an opened article is a dialog with its title, its parts in order and a status', async ({ page }) => {
  await page.goto('/news-insights');
  await readMore(page, /^Why patient capital/).click();
  await expectText(page);
  await expect(dialog(page)).toMatchAriaSnapshot(`
    - dialog "Why patient capital suits service businesses":
      - button "Close"
      - article:
        - heading "Why patient capital suits service businesses" [level=2]
        - paragraph:
          - time: July 21, 2025
          - text: 6 min read
        - img "The skyline of Melbourne"
        - status: The article has loaded.
  `);
});

/** Presses Tab until the button with a name has the focus. */
async function tabTo(page: Page, name: string) {
  const wanted = page.getByRole('button', { name });
  for (let press = 0; press < 60; press++) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not reach the button ${name}.`);
}

test('filters work with the keyboard and each result is announced once with its count', async ({ page }) => {
  await page.goto('/news-insights');
  const heard = await recordAnnouncements(page);
  await tabTo(page, 'Technology (2)');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('2 articles: Technology');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Industry Insights (1)', pressed: true })).toBeFocused();
  await expect(page.getByRole('status')).toHaveText('1 article: Industry Insights');
  expect(await heard()).toEqual(['2 articles: Technology', '1 article: Industry Insights']);
});

test('neither the header nor the bar of the modal covers the focused element', async ({ page }) => {
  await page.goto('/privacy-policy');
  await page.getByRole('contentinfo').getByRole('link').last().focus();
  expectRings(await focusStops(page, 'Shift+Tab', 40), 'a page');
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto('/news-insights');
  await page.getByRole('button', { name: /^Read More.*Why patient capital/ }).click();
  await expect(dialog(page).getByRole('table')).toBeVisible();
  for (const key of ['Tab', 'Shift+Tab'] as const) expectRings(await focusStops(page, key, 9), key);
});
