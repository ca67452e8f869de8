import type { APIRequestContext, Page } from '@playwright/test';
import { light } from '../../components/theme/colours';
import { line } from '../../components/theme/tokens';
import { rgb } from './helpers';
import { chooseTechnology } from './newsPage';
import { expect, pages, test } from './test';

/** The HTML of every page, including articles and the 404 page. */
async function everyPage(request: APIRequestContext): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  const waiting = [...pages, '/no-such-page'];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (texts.has(path)) continue;
    const text = await (await request.get(path)).text();
    texts.set(path, text);
    for (const [, article] of text.matchAll(/href="(\/news-insights\/[\w-]+)"/g))
      waiting.push(String(article));
  }
  return texts;
}

function found(texts: Iterable<string>, pattern: RegExp): string[] {
  const hits = [...texts].flatMap((text) => Array.from(text.matchAll(pattern), ([, hit]) => String(hit)));
  return [...new Set(hits)].sort();
}

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

test('every drawing in use is served as SVG', async ({ request }) => {
  const names = found((await everyPage(request)).values(), /(\/drawings\/[\w-]+\.svg)/g);
  expect(names.length).toBeGreaterThanOrEqual(17);
  for (const name of names) {
    const answer = await request.get(name);
    expect(answer.status(), name).toBe(200);
    expect(answer.headers()['content-type'], name).toMatch(/^image\/svg\+xml\b/);
  }
});

test('every drawing in use renders', async ({ page, request }) => {
  const names = found((await everyPage(request)).values(), /(\/drawings\/[\w-]+\.svg)/g);
  const pictures = names.filter((name) => !name.endsWith('/icons.svg'));
  await page.goto('/contact');
  const failed = await page.evaluate(async (sources) => {
    const results = await Promise.all(
      sources.map(async (src) => {
        const image = new Image();
        image.src = src;
        const decoded = await image.decode().then(
          () => true,
          () => false,
        );
        return decoded && image.naturalWidth > 0 ? [] : [src];
      }),
    );
    return results.flat();
  }, pictures);
  expect(failed).toEqual([]);
});

test('the sprite has every icon in use', async ({ page, request }) => {
  const used = found((await everyPage(request)).values(), /\/drawings\/icons\.svg#([\w-]+)/g);
  expect(used).toEqual(
    expect.arrayContaining([
      'all',
      'company-news',
      'industry-insights',
      'innovation',
      'investment-strategy',
      'technology',
    ]),
  );
  await page.goto('/drawings/icons.svg');
  const symbols = await page.evaluate(() =>
    Array.from(document.querySelectorAll('symbol[id][viewBox]'), ({ id, childElementCount }) =>
      childElementCount > 0 ? id : `${id} (empty)`,
    ),
  );
  expect(symbols).toEqual(expect.arrayContaining(used));
});

test('each planned division has dashed accent lines', async ({ page }) => {
  for (const division of ['aged-care', 'cctv-and-security', 'construction']) {
    for (const file of [`division-${division}`, `division-${division}-thumb`]) {
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

test('the plan has solid lines for established businesses and dashed accent lines for planned divisions', async ({
  page,
}) => {
  const lines = await linesOf(page, 'plan');
  const broken = lines.filter((line) => line.broken);
  expect(broken.map(({ stroke }) => stroke)).toEqual([rgb(light.accent)]);
  const established = lines.filter(({ stroke }) => stroke === rgb(light.action));
  expect(established.length).toBeGreaterThan(0);
  expect(established.filter((line) => line.broken)).toEqual([]);
});

test('the drawing of the 404 page is one dashed tree', async ({ page }) => {
  const broken = (await linesOf(page, 'clearing')).filter((line) => line.broken);
  expect(broken.map(({ stroke }) => stroke)).toEqual([rgb(light.accent)]);
});

test('drawings use the colours of the dark scheme', async ({ page }) => {
  const day = await linesOf(page, 'plan');
  await page.emulateMedia({ colorScheme: 'dark' });
  const night = await linesOf(page, 'plan');
  expect(night).toHaveLength(day.length);
  for (const [index, line] of night.entries()) expect(line.stroke).not.toBe(day[index]?.stroke);
});

/** The drawing under the picture of an article. */
const beneath = 'img[src^="/drawings/article-"]';
const upright = 'none';
const mirrored = 'matrix(-1, 0, 0, 1, 0, 0)';

const newerTechnology = 'Managed IT, explained without the acronyms';
const olderTechnology = 'CCTV and AI: The Next Generation of Security Solutions';

test('only the drawing of the second article of a category is mirrored', async ({ page }) => {
  await page.goto('/news-insights');
  const cards = page.getByRole('article');
  const withTitle = (title: string) => cards.filter({ has: page.getByRole('heading', { name: title }) });
  await expect(withTitle(newerTechnology).locator(beneath)).toHaveCSS('transform', upright);
  await expect(withTitle(olderTechnology).locator(beneath)).toHaveCSS('transform', mirrored);
  const transforms = await page
    .getByRole('main')
    .locator(beneath)
    .evaluateAll((drawings) => drawings.map((drawing) => getComputedStyle(drawing).transform));
  expect(transforms).toHaveLength(6);
  expect(transforms.filter((transform) => transform !== upright)).toEqual([mirrored]);
});

test('a mirrored drawing stays mirrored when its category is selected', async ({ page }) => {
  await page.goto('/news-insights');
  await chooseTechnology(page);
  const cards = page.getByRole('article');
  const withTitle = (title: string) => cards.filter({ has: page.getByRole('heading', { name: title }) });
  await expect(withTitle(newerTechnology).locator(beneath)).toHaveCSS('transform', upright);
  await expect(withTitle(olderTechnology).locator(beneath)).toHaveCSS('transform', mirrored);
});

test("a mirrored drawing is also mirrored on the article's page", async ({ page }) => {
  await page.goto('/news-insights');
  await page.getByRole('link', { name: olderTechnology }).click();
  await expect(page.getByRole('heading', { level: 1, name: olderTechnology })).toBeVisible();
  await expect(page.getByRole('main').locator(beneath).first()).toHaveCSS('transform', mirrored);
});
