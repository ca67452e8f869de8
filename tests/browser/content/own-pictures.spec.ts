import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { sites } from '../../sites/sites';
import { redPixels } from '../../unit/support/pictures';
import { expect, test } from '../full';
import { dialog } from '../news/newsPage';

const path = '/news-insights/our-own-pictures';

const heading = (page: Page) => page.getByRole('img', { name: 'Two engineers beside a rack of servers' });
const captions = ['At work, on a Tuesday. Photo: Ngaire Ó Súilleabháin.', 'The whole picture.', 'A board.'];
const credit = 'Photo: Ngaire Ó Súilleabháin';

test('on a phone and a desktop each picture loads as AVIF in the width that its sizes promise, with its focus in view', async ({
  page,
}) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    const pictures = page.getByRole('article').first().locator('picture img');
    await expect(pictures).toHaveCount(4);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveJSProperty('complete', true);
      const { source, promised, shown } = await picture.evaluate((image: HTMLImageElement) => ({
        source: image.currentSrc,
        // The density-corrected width is that of the sizes attribute.
        promised: image.naturalWidth,
        shown: image.clientWidth,
      }));
      expect(source).toMatch(/\/pictures\/[a-z-]+-[\da-f]{10}-\d+\.avif$/);
      expect(Math.abs(promised - shown) / shown).toBeLessThan(0.04);
    }
    await heading(page).evaluate((image: HTMLImageElement) => image.decode());
    expect(await redPixels(await heading(page).screenshot())).toBeGreaterThan(300);
  }
});

test('the first picture is requested before the others, from the HTML alone', () => {
  const html = readFileSync(`${sites.full.out}${path}.html`, 'utf8');
  const [first, ...others] = html.match(/<source[^>]*>\s*<img[^>]*>/g) ?? [];
  expect(first).toMatch(/type="image\/avif" srcset="\/pictures\/two-engineers-/);
  expect(first).toContain('loading="eager"');
  expect(first).toContain('fetchpriority="high"');
  expect(others).toHaveLength(3);
  for (const other of others) expect(other).toContain('loading="lazy"');
});

test('captions and the credit are figures on the page and in the modal', async ({ page }) => {
  const expectCaptions = async (within: Page | ReturnType<typeof dialog>) => {
    for (const text of [credit, ...captions])
      await expect(within.getByRole('figure').filter({ hasText: text }).first()).toBeVisible();
  };
  await page.goto(path);
  await expectCaptions(page);
  await page.goto('/news-insights?article=our-own-pictures');
  await expectCaptions(dialog(page));
  const plan = dialog(page).getByRole('img', { name: 'The plan of a floor' });
  await plan.scrollIntoViewIfNeeded();
  const source = () => plan.evaluate((image: HTMLImageElement) => image.currentSrc);
  await expect.poll(source).toMatch(/floor-plan-.*\.avif$/);
});

test('the photograph of a business is shown in forced colours and on paper', async ({ page }) => {
  await page.goto('/our-businesses');
  const photograph = page.getByRole('main').locator('article img:not([src^="/drawings/"])');
  for (const media of [{ forcedColors: 'active' }, { media: 'print' }] as const) {
    await page.emulateMedia({ forcedColors: 'none', ...media });
    await expect(photograph).toBeVisible();
  }
});
