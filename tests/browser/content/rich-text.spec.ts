import { readdirSync, readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { calloutIcons, calloutLabel } from '../../../lib/markdown/callouts';
import { sites } from '../../sites/sites';
import { axeViolations, rulesOfLayout, withoutTransitions } from '../axe';
import { expect, test } from '../full';

// The article of tests/fixtures/full with every part that a text can have.
const path = '/news-insights/everything-a-text-can-have';
const youTube = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

const text = (page: Page) => page.locator('#article-text');
const card = (page: Page) => page.getByRole('link', { name: /^How a fig tree grows/ });

async function openModal(page: Page) {
  await page.goto(`/news-insights?article=${path.split('/').at(-1)}`);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Videos' })).toBeVisible();
  return dialog;
}

test('every call-out shows its name, and a quotation with a speaker is a figure', async ({ page }) => {
  await page.goto(path);
  for (const name of [...calloutIcons.keys()].map(calloutLabel)) {
    const callout = page.getByRole('note', { name, exact: true });
    await expect(callout.getByText(name, { exact: true })).toBeVisible();
    await expect(callout.locator('svg')).toBeVisible();
  }
  const figure = text(page).getByRole('figure');
  await expect(figure.getByRole('blockquote')).toContainText('We never had to ask twice');
  await expect(figure.locator('figcaption')).toHaveText('— Jane Doe, Director of an example');
});

test('words in asterisks have the italics of the text font, which other pages do not load', async ({
  page,
}) => {
  const italics = () =>
    page.evaluate(async () => {
      await document.fonts.ready;
      return [...document.fonts].filter(({ style, status }) => style === 'italic' && status === 'loaded')
        .length;
    });
  await page.goto('/about');
  expect(await italics()).toBe(0);
  await page.goto(path);
  await expect(text(page).getByRole('emphasis').first()).toHaveCSS('font-style', 'italic');
  expect(await italics()).toBe(1);
});

test('a file is downloaded under its own name', async ({ page }) => {
  await page.goto(path);
  const link = page.getByRole('link', { name: 'annual letter (PDF, 16 KB)', exact: true });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe('annual-letter.pdf');
  const file = readFileSync('tests/fixtures/full/files/annual-letter.pdf');
  expect(readFileSync(await download.path()).equals(file)).toBe(true);
});

test('a video is a card that requests nothing from the video site', async ({ page }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
  await page.goto(path);
  await card(page).hover();
  await expect(card(page)).toHaveAccessibleName(
    'How a fig tree grows, from the seed to the first fruit Watch on YouTube (opens in a new tab)',
  );
  await expect(card(page)).toHaveAttribute('href', youTube);
  await expect(card(page)).toHaveAttribute('target', '_blank');
  await expect(page.locator('iframe, video')).toHaveCount(0);
  await expect(card(page).locator('img')).toHaveJSProperty('complete', true);
  expect([...hosts].sort()).toEqual(['images.unsplash.com', 'localhost']);
});

test('the byline names the author, with a small decorative picture, on the page and in the modal', async ({
  page,
}) => {
  const expectFace = async (within: Page | Locator) => {
    const byline = within.getByRole('paragraph').filter({ hasText: 'By Jane Doe, Director' });
    const face = byline.locator('img');
    await expect(face).toHaveAttribute('alt', '');
    await expect(face).toHaveJSProperty('naturalWidth', 48);
  };
  await page.goto(path);
  await expectFace(page);
  await expectFace(await openModal(page));
});

test.describe('without transitions', () => {
  test.use(withoutTransitions);

  test('the modal has nothing that axe finds, light or dark', async ({ page }) => {
    await openModal(page);
    expect(await axeViolations(page), 'light').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await axeViolations(page, { only: rulesOfLayout }), 'dark').toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every part is shown, and footnotes work', async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('[data-callout]')).toHaveCount(calloutIcons.size);
    await expect(card(page)).toBeVisible();
    await text(page).getByRole('link', { name: '2', exact: true }).click();
    await expect(page).toHaveURL(/#user-content-fn-2$/);
    await expect(text(page).getByRole('listitem').last()).toBeInViewport();
    await text(page).getByRole('link', { name: 'Back to reference 2' }).click();
    await expect(page).toHaveURL(/#user-content-fnref-2$/);
  });
});

test('everything prints plainly, with the URLs of videos and without links back', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto(path);
  await expect(text(page).locator('img').filter({ visible: true })).toHaveCount(0);
  await expect(text(page).getByRole('link', { name: /^Back/ })).toHaveCount(0);
  await expect(page.getByRole('note', { name: 'Tip' }).getByText('Tip', { exact: true })).toBeVisible();
  expect(await card(page).evaluate((link) => getComputedStyle(link, '::after').content)).toBe(
    `" (${youTube})"`,
  );
});

test('only files that published texts link to are on the site', () => {
  expect(readdirSync(`${sites.full.out}/files`)).toEqual([
    expect.stringMatching(/^annual-letter-[0-9a-f]{10}\.pdf$/),
  ]);
});
