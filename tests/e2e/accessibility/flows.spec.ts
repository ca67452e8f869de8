import type { Page } from '@playwright/test';
import { acceptDialogs, typeWithTabs } from '../helpers';
import { expect, test } from '../test';
import { recordAnnouncements } from './recordAnnouncements';

/** Presses Tab until the element with a role and name has the focus. */
async function tabTo(page: Page, role: 'button' | 'link' | 'textbox' | 'combobox', name: string | RegExp) {
  const wanted = page.getByRole(role, { name }).first();
  for (let press = 0; press < 60; press++) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not reach the ${role} ${name}.`);
}

test('the skip link moves the keyboard focus past the header', async ({ page }) => {
  await page.goto('/news-insights');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'All (6)' })).toBeFocused();
});

test('the menu works with the keyboard and exposes its state', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  await tabTo(page, 'button', 'Open menu');
  await page.keyboard.press('Space');
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
    - banner:
      - link "Family Investment Group"
      - button "Close menu" [expanded]
      - navigation "Main":
        - list:
          - listitem:
            - link "Home"
          - listitem:
            - link "About Us"
          - listitem:
            - link "Our Businesses"
          - listitem:
            - link "News & Insights"
          - listitem:
            - link "Contact"
  `);
  await tabTo(page, 'link', 'News & Insights');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/news-insights');
  await expect(page.getByRole('button', { name: 'Open menu', expanded: false })).toBeVisible();
});

test('filters work with the keyboard and each result is announced once with its count', async ({ page }) => {
  await page.goto('/news-insights');
  const heard = await recordAnnouncements(page);
  await tabTo(page, 'button', 'Technology (2)');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('2 articles: Technology');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - group "Filter articles by category":
      - button "All (6)"
      - button "Company News (1)"
      - button "Technology (2)" [pressed]
      - button "Industry Insights (1)"
      - button "Investment Strategy (1)"
      - button "Innovation (1)"
    - status: "2 articles: Technology"
    - region "Technology Articles":
      - heading "Technology Articles" [level=2]
      - list:
        - listitem:
          - article:
            - heading /Managed IT/ [level=3]
            - button /^Read More/
        - listitem:
          - article:
            - heading /CCTV and AI/ [level=3]
            - button /^Read More/
  `);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('region', { name: 'Industry Insights Articles' })).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'All (6)', pressed: true })).toBeFocused();
  expect(await heard()).toEqual([
    '2 articles: Technology',
    '1 article: Industry Insights',
    '6 articles: All',
  ]);
});

test('the announced count matches the articles shown', async ({ page }) => {
  await page.goto('/news-insights');
  const filters = page.getByRole('group', { name: 'Filter articles by category' }).getByRole('button');
  await expect(filters).toHaveCount(6);
  for (const filter of (await filters.all()).reverse()) {
    await filter.click();
    await expect(filter).toHaveAttribute('aria-pressed', 'true');
    const titles = await page.getByRole('main').getByRole('heading', { level: 3 }).allTextContents();
    // When its category is selected, the first article is in the featured block and in the grid.
    const shown = new Set(titles).size;
    await expect(page.getByRole('status')).toHaveText(new RegExp(`^${shown} articles?: `));
  }
});

test('an article opens and closes with the keyboard and is announced once', async ({ page }) => {
  await page.goto('/news-insights');
  await tabTo(page, 'button', 'Read Full Article');
  const heard = await recordAnnouncements(page);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Where the group stands: two businesses, three plans' });
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await expect(dialog.getByRole('status').first()).toHaveText('The article has loaded.');
  await expect(dialog).toMatchAriaSnapshot(`
    - paragraph: Company News
    - button "Close"
    - article:
      - heading /Where the group stands/ [level=2]
      - paragraph:
        - time: August 15, 2025
        - text: 3 min read
      - img /\\w+ \\w+/
      - status: The article has loaded.
      - paragraph
      - link "Open as a page"
      - button "Copy link"
  `);
  expect((await heard()).filter((text) => text !== 'Loading the article...')).toEqual([
    'The article has loaded.',
  ]);
  await page.keyboard.press('Space');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Read Full Article' })).toBeFocused();
});

test('a failed article is announced once, and Try again announces its result', async ({ page }) => {
  await page.goto('/news-insights');
  await page.route('**/news-insights/*', (route) => route.abort());
  const heard = await recordAnnouncements(page);
  await tabTo(page, 'button', 'Read Full Article');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
    'The article did not load. Check your connection and try again.',
  );
  await tabTo(page, 'button', 'Try again');
  await page.unroute('**/news-insights/*');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  expect(await heard()).toEqual([
    'Loading the article...',
    'The article did not load. Check your connection and try again.',
    'Loading the article...',
    'The article has loaded.',
  ]);
});

test('the form can be sent with the keyboard alone and announces sending', async ({ page }) => {
  await page.clock.install();
  await page.goto('/contact');
  const alerts = acceptDialogs(page);
  await tabTo(page, 'textbox', 'Full Name');
  await typeWithTabs(page, ['A reader', 'reader@example.com', '', 'General']);
  await page.keyboard.type('A question');
  await expect(page.getByRole('form', { name: 'Send Us a Message' })).toMatchAriaSnapshot(`
    - textbox "Full Name *": A reader
    - textbox "Email Address *": reader@example.com
    - textbox "Company/Organization"
    - combobox "Inquiry Type *":
      - option "General Inquiry" [selected]
    - textbox "Message *": A question
    - button "Send Message"
  `);
  const heard = await recordAnnouncements(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Sending...', disabled: true })).toBeVisible();
  await expect(page.getByRole('form').getByRole('status')).toHaveText(/^Sending/);
  await page.clock.fastForward(2000);
  await expect(page.getByRole('button', { name: 'Send Message', disabled: false })).toBeFocused();
  expect(alerts).toEqual(["alert: Thank you for your inquiry! We'll be in touch soon."]);
  expect((await heard()).filter((text) => /^Sending/.test(text))).toHaveLength(1);
});

test('an empty required field gets the focus and is exposed as invalid', async ({ page }) => {
  await page.goto('/contact');
  await tabTo(page, 'button', 'Send Message');
  await page.keyboard.press('Enter');
  const name = page.getByRole('textbox', { name: 'Full Name' });
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('required');
  expect(await name.evaluate((field) => (field as HTMLInputElement).validationMessage)).not.toBe('');
});
