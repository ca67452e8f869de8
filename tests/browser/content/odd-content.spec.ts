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
