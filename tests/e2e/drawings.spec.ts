import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { light } from '../../components/theme/colours';
import { line } from '../../components/theme/tokens';
import { sites } from '../sites/sites';
import { filesIn } from '../walks/exportedPages';
import { rgb } from './helpers';
import { card, cctv, chooseTechnology } from './newsPage';
import { expect, test } from './test';

type Line = {
  stroke: string;
  broken: boolean;
  width: number;
  /** Whether it crosses the middle of the picture, where the subject is. */
  inMiddle: boolean;
};

/** Returns the lines of a drawing as rendered in the light scheme. */
async function linesOf(page: Page, name: string): Promise<Line[]> {
  await page.goto(`/drawings/${name}.svg`);
  const lines = await page.evaluate(() => {
    const { left, top, width, height } = document.documentElement.getBoundingClientRect();
    const inMiddle = new Set<Element>();
    for (let step = -height / 5; step <= height / 5; step += 0.5) {
      for (const [x, y] of [
        [step, 0],
        [0, step],
        // A dashed line may have a gap in one direction, but hardly in all.
        [step, step],
        [step, -step],
      ] as const)
        for (const hit of document.elementsFromPoint(left + width / 2 + x, top + height / 2 + y))
          inMiddle.add(hit);
    }
    return Array.from(document.querySelectorAll('path'), (path) => {
      const { stroke, strokeDasharray, strokeWidth } = getComputedStyle(path);
      return {
        stroke,
        broken: strokeDasharray !== 'none',
        width: Number.parseFloat(strokeWidth),
        inMiddle: inMiddle.has(path),
      };
    });
  });
  return lines.filter(({ stroke }) => stroke !== 'none');
}

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

test('each planned division has dashed accent lines', async ({ page }) => {
  for (const division of ['aged-care', 'cctv-and-security', 'construction']) {
    for (const file of [`division-${division}`, `thumb-${division}`]) {
      const lines = await linesOf(page, file);
      const middle = lines.filter((line) => line.inMiddle);
      expect(
        middle.map(({ broken, stroke }) => ({ broken, stroke })),
        file,
      ).toEqual([{ broken: true, stroke: rgb(light.accent) }]);
      const solidRust = lines.filter(({ broken, stroke }) => !broken && stroke === rgb(light.accent));
      expect(solidRust, file).toEqual([]);
    }
  }
});

test('each established business has solid lines, none in the accent colour', async ({ page }) => {
  for (const file of ['business-exclusive-computer-consulting', 'business-pagareone']) {
    const lines = await linesOf(page, file);
    // Every fifth ring is heavier.
    const middle = lines.filter((line) => line.inMiddle);
    expect(middle.map(({ width }) => width).sort(), file).toEqual([line.drawingThin, line.drawingIndex]);
    expect(
      lines.filter(({ broken, stroke }) => broken || stroke === rgb(light.accent)),
      file,
    ).toEqual([]);
  }
});

test('only the planned trees of the plan and the tree of the 404 page are dashed', async ({ page }) => {
  for (const file of ['plan', 'clearing']) {
    const broken = (await linesOf(page, file)).filter((line) => line.broken);
    expect(
      broken.map(({ stroke }) => stroke),
      file,
    ).toEqual([rgb(light.accent)]);
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
