import type { Page } from '@playwright/test';
import { expect, test } from '../full';

// What a reader gets of the articles of tests/fixtures/content-odd. tests/unit shows what texts become.

const pathOf = (slug: string) => `/news-insights/${slug}`;
const text = (page: Page) => page.locator('#article-text');
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('values that look like numbers, fields over several lines and quotation marks are shown as typed', async ({
  page,
}) => {
  for (const [slug, heading, alternative] of [
    ['2025', '2025', '2025'],
    ['fields-over-several-lines', 'A title that goes on over two lines', 'Two lines joined into one'],
    ['quotation-marks-in-fields', 'He said: "No" -- twice', `A board, 'as found', with 5:30 on it`],
  ] as const) {
    await page.goto(pathOf(slug));
    await expect(title(page)).toHaveText(heading);
    await expect(page.getByRole('img', { name: alternative, exact: true })).toBeVisible();
  }
});

test('links lead to pages, sections, old addresses of articles and other sites', async ({ page }) => {
  await page.goto(pathOf('every-kind-of-link'));
  for (const [name, href] of [
    ['Contact us', '/contact'],
    ['read about cookies', '/privacy-policy#cookie-policy'],
    ['the feed', '/feed.xml'],
    ['tax office (opens in a new tab)', 'https://www.ato.gov.au/a_(b)?c=d&e=f#g'],
    ['https://www.fairwork.gov.au (opens in a new tab)', 'https://www.fairwork.gov.au'],
    ['www.oaic.gov.au (opens in a new tab)', 'https://www.oaic.gov.au'],
    ['someone@example.com', 'mailto:someone@example.com'],
    ['call us', 'tel:+61355500100'],
  ] as const)
    await expect(text(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  await text(page).getByRole('link', { name: 'the second costs' }).click();
  await expect(page).toHaveURL(/#costs-1$/);
  await expect(text(page).getByRole('heading', { name: 'Costs' }).nth(1)).toBeInViewport();
  await text(page).getByRole('link', { name: 'an old address' }).click();
  await expect(page).toHaveURL(pathOf('fields-over-several-lines'));
});

test('characters of many languages are preserved, in headings and their addresses too', async ({ page }) => {
  const name = 'Crème brûlée, Łódź and 東京 in Māori, naïvely';
  await page.goto(pathOf('letters-of-many-languages'));
  await expect(title(page)).toHaveText(name);
  await expect(page).toHaveTitle(new RegExp(`^${name}`));
  expect(await text(page).getByRole('paragraph').first().textContent()).toBe(
    'Ελληνικά, עברית, العربية, हिन्दी, ไทย. A non-breaking\u00A0space. می\u200Cخواهم, क्\u200Dष, אִ!\u200F ❤\uFE0F 1\uFE0F\u20E3 \u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}',
  );
  await text(page).getByRole('link', { name: 'the heading above' }).click();
  await expect(page.locator(':target')).toHaveText('Überschrift');
});

test('special characters in fields are text on the card, in the head and on the page', async ({ page }) => {
  const name = 'Q&A: is 1 < 2 & 3 > 2 in "<b>bold</b>"? 100% {yes}';
  const excerpt = '</title></script><script>alert(1)</script> & "so on" \\n &amp ]]> -->';
  await page.goto('/news-insights');
  const heading = page.getByRole('heading', { level: 3, name, exact: true });
  const card = page.getByRole('article').filter({ has: heading });
  await expect(card.getByText(excerpt, { exact: true })).toBeVisible();
  await card.getByRole('button', { name: 'Read More' }).click();
  await expect(page.getByRole('dialog')).toHaveAccessibleName(name);
  await page.goto(pathOf('signs-in-fields'));
  await expect(title(page)).toHaveText(name);
  expect((await page.title()).startsWith(name)).toBe(true);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', excerpt);
  const alternative = '"> onload="alert(1)" & <i>so on</i>';
  await expect(page.getByRole('img', { name: alternative, exact: true })).toBeVisible();
});

test('tables, task lists, nested lists and footnotes are shown as such', async ({ page }) => {
  await page.goto(pathOf('tables-and-lists'));
  const table = text(page).getByRole('table').first();
  await expect(table.getByRole('columnheader')).toHaveText(['Header', 'Without', 'Outer bars']);
  await expect(table.getByRole('cell')).toHaveText(['short row', '', '', 'a | b', 'c | d', 'e']);
  await expect(text(page).getByRole('checkbox').first()).toBeChecked();
  await expect(text(page).locator('ul > li > ul > li > ol > li')).toHaveCount(2);
  await text(page).getByRole('link', { name: '1', exact: true }).click();
  await expect(text(page).locator(':target')).toContainText('The footnote, with a link');
  await expect(text(page).locator(':target')).toBeInViewport();
});
