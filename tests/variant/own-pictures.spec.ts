import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { dialog } from '../e2e/newsPage';
import { sites } from '../sites/sites';
import { redPixels } from '../unit/support/pictures';
import { expect, test } from './test';

const path = '/news-insights/our-own-pictures';
const { out } = sites.variant;

const heading = (page: Page) => page.getByRole('img', { name: 'Two engineers beside a rack of servers' });
const captions = ['At work, on a Tuesday. Photo: Ngaire Ó Súilleabháin.', 'The whole picture.', 'A board.'];
const credit = 'Photo: Ngaire Ó Súilleabháin';

test('of other hosts, the page requests only a picture in the text and those of related articles', async ({
  page,
  serverUrl,
}) => {
  const urls = new Set<string>();
  page.on('request', (request) => urls.add(request.url()));
  await page.goto(path);
  await expect(heading(page)).toHaveJSProperty('complete', true);
  const expected = await page
    .locator('main article:not(:has(h1)) img, img[alt="A circuit board"]')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).currentSrc));
  const others = [...urls].filter((url) => !url.startsWith(serverUrl) && !expected.includes(url));
  expect(others).toEqual([]);
  await expect(page.locator('link[rel="preconnect"]')).toHaveCount(0);
});

test('at 390, 768 and 1440 px each picture loads as AVIF in the width that its sizes promise, with its focus in view', async ({
  page,
}) => {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    const pictures = page.getByRole('article').first().locator('picture img');
    await expect(pictures).toHaveCount(4);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveJSProperty('complete', true);
      const { source, promised, shown, reserved } = await picture.evaluate((image: HTMLImageElement) => ({
        source: image.currentSrc,
        promised: image.naturalWidth,
        shown: image.clientWidth,
        reserved: Number(image.getAttribute('width')) / Number(image.getAttribute('height')),
      }));
      expect(source).toMatch(/\/pictures\/[a-z-]+-[\da-f]{10}-\d+\.avif$/);
      // The density-corrected width is that of the sizes attribute.
      expect(Math.abs(promised - shown) / shown).toBeLessThan(0.04);
      const file = await sharp(join(out, new URL(source).pathname)).metadata();
      expect(Math.abs(file.width / file.height - reserved)).toBeLessThan(0.01);
      expect(file.width).toBeGreaterThanOrEqual(Math.min(shown, 900) * 0.97);
    }
    await heading(page).evaluate((image: HTMLImageElement) => image.decode());
    expect(await redPixels(await heading(page).screenshot())).toBeGreaterThan(300);
  }
});

test('the first picture is requested before the others, from the HTML alone', () => {
  const html = readFileSync(join(out, `${path}.html`), 'utf8');
  const [first, ...others] = html.match(/<source[^>]*>\s*<img[^>]*>/g) ?? [];
  expect(first).toMatch(/type="image\/avif" srcset="\/pictures\/two-engineers-/);
  expect(first).toContain('loading="eager"');
  expect(first).toContain('fetchpriority="high"');
  expect(others).toHaveLength(3);
  for (const other of others) expect(other).toContain('loading="lazy"');
});

test('captions and the credit are figures on the page and in the modal', async ({ page }) => {
  await page.goto(path);
  const main = page.getByRole('main');
  for (const text of [credit, ...captions])
    await expect(main.getByRole('figure').filter({ hasText: text }).first()).toBeVisible();
  await page.goto('/news-insights?category=industry-insights');
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'Our own pictures' }) });
  await expect(card.locator('picture img')).toHaveJSProperty('complete', true);
  await card.getByRole('button', { name: /^Read More/ }).click();
  await expect(dialog(page).getByRole('img', { name: 'The plan of a floor' })).toBeAttached();
  for (const text of [credit, ...captions])
    await expect(dialog(page).getByRole('figure').filter({ hasText: text }).first()).toBeVisible();
  // Safari would also load the JPEG of an eager one.
  await expect(dialog(page).locator('figure picture img').first()).toHaveAttribute('loading', 'lazy');
  const plan = dialog(page).getByRole('img', { name: 'The plan of a floor' });
  await plan.scrollIntoViewIfNeeded();
  await expect
    .poll(() => plan.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/floor-plan-.*\.avif$/);
});

test('browsers without AVIF get a JPEG', async ({ page }) => {
  await page.goto(path);
  const source = await page
    .locator('picture source')
    .first()
    .evaluate((element) => {
      element.remove();
      return (document.querySelector('picture img') as HTMLImageElement).src;
    });
  expect(source).toMatch(/\/pictures\/two-engineers-[\da-f]{10}\.jpg$/);
  await expect(heading(page)).toHaveJSProperty('complete', true);
  expect(await heading(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(1000);
});

test('the photograph of a business is shown in forced colours and on paper', async ({ page }) => {
  await page.goto('/our-businesses');
  const photograph = page.getByRole('main').locator('article img:not([src^="/drawings/"])');
  for (const media of [{ forcedColors: 'active' }, { media: 'print' }] as const) {
    await page.emulateMedia({ forcedColors: 'none', ...media });
    await expect(photograph).toBeVisible();
  }
});
