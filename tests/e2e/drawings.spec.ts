import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { attribute } from '../../tools/build/post-process/dom';
import { sites } from '../sites/sites';
import { exportedPages, filesIn } from '../walks/exportedPages';
import { articlePages } from './helpers';
import { card, cctv, chooseTechnology } from './newsPage';
import { expect, test } from './test';

test('every drawing and icon in use exists and renders', async ({ page }) => {
  const { out } = sites.specification;
  const html = filesIn(out, '.html').map((file) => readFileSync(join(out, file), 'utf8'));
  const inUse = (pattern: RegExp) => [...new Set(html.join().match(pattern))];
  const drawings = inUse(/\/drawings\/(?!icons)[\w-]+\.svg/g);
  const icons = inUse(/(?<=\/drawings\/icons\.svg#)[\w-]+/g);
  expect(drawings.length).toBeGreaterThanOrEqual(16);
  expect(icons).toEqual(expect.arrayContaining(['all', 'company-news', 'technology', 'industry-insights']));
  await page.goto('/contact');
  const failed = await page.evaluate(async (sources) => {
    const load = async (src: string) => {
      const image = Object.assign(new Image(), { src });
      await image.decode().catch(() => {});
      return image.naturalWidth > 0 ? [] : [src];
    };
    return (await Promise.all(sources.map(load))).flat();
  }, drawings);
  expect(failed).toEqual([]);
  await page.goto('/drawings/icons.svg');
  const symbols = await page
    .locator('symbol[id][viewBox]:not(:empty)')
    .evaluateAll((all) => all.map(({ id }) => id));
  expect(symbols).toEqual(expect.arrayContaining(icons));
});

test('a dark page chooses the dark colours of drawings without a photo, because WebKit ignores the scheme in images', () => {
  const pages = exportedPages(sites.specification.out, 'https://site.example');
  for (const { path, elements } of pages.filter(({ path }) => !articlePages.includes(path))) {
    const drawings = elements.flatMap((element) =>
      element.tagName === 'img'
        ? (attribute(element, 'src')?.match(/^\/drawings\/(?!article-).*/) ?? [])
        : [],
    );
    const sources = elements.map(
      (element) =>
        attribute(element, 'media') === 'screen and (prefers-color-scheme: dark)' &&
        attribute(element, 'srcset'),
    );
    expect(sources.filter(Boolean), path).toEqual(drawings.map((src) => `${src}#dark`));
  }
});

/** The drawing under the picture of an article. */
const beneath = 'img[src^="/drawings/article-"]';
const upright = 'none';
const mirrored = 'matrix(-1, 0, 0, 1, 0, 0)';

test('only the drawing of the second article of a category is mirrored, everywhere', async ({ page }) => {
  await page.goto('/news-insights');
  const drawings = page.getByRole('main').locator(beneath);
  await expect(drawings).toHaveCount(6);
  const mirrorings = await drawings.evaluateAll((all) => all.map((one) => getComputedStyle(one).transform));
  expect(mirrorings.filter((transform) => transform !== upright)).toEqual([mirrored]);
  await chooseTechnology(page);
  await expect(card(page, /^Managed IT/).locator(beneath)).toHaveCSS('transform', upright);
  await expect(card(page, cctv).locator(beneath)).toHaveCSS('transform', mirrored);
  await card(page, cctv).getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: cctv })).toBeVisible();
  await expect(page.getByRole('main').locator(beneath).first()).toHaveCSS('transform', mirrored);
});
