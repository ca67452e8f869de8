import { createHash } from 'node:crypto';
import type { Browser, Page, Route } from '@playwright/test';
import pMap from 'p-map';
import sharp from 'sharp';
import { type ServedSite, serve } from '../../../hosting/staticServer';
import type { SectionPair } from './sections';

/** In pixels: a phone and a desktop. */
const widths = [390, 1440] as const;

/** In pixels. WebP ends at 16,383. */
const maxHeight = 16_000;

/** Pictures of more pages would take minutes. */
const maxPages = 100;

/** A picture of a section as a data URL, before and after. */
export type View = { width: (typeof widths)[number]; before?: string; after?: string };

/** Starts an installed browser; undefined if there is none. */
export async function launchBrowser(): Promise<Browser | undefined> {
  // Playwright takes a while to load.
  const { chromium } = await import('@playwright/test');
  const { findShell, launchArguments } = await import('../../../chromium');
  const executablePath = findShell();
  return executablePath ? chromium.launch({ executablePath, args: launchArguments }) : undefined;
}

/** Takes the pictures of each section that differ, on the first of its pages, then closes the browser. */
export async function takePictures(
  browser: Browser,
  folders: readonly [string, string],
  pairs: readonly SectionPair[],
): Promise<ReadonlyMap<SectionPair, readonly View[]>> {
  const [before, after] = [await serve(folders[0]), await serve(folders[1])];
  const pictures = new Map<SectionPair, View[]>();
  const photograph = async (path: string) => {
    const shown = pairs.filter(({ paths }) => paths[0] === path);
    for (const pair of shown) pictures.set(pair, []);
    for (const width of widths) {
      const take = (side: 'before' | 'after', { url }: ServedSite) =>
        picturesOf(browser, url + path, { width, selectors: shown.map((pair) => pair[side]?.selector) });
      const [earlier, later] = [await take('before', before), await take('after', after)];
      for (const [index, pair] of shown.entries()) {
        const [one, other] = [earlier[index], later[index]];
        if (one && other ? one.equals(other) : one === other) continue;
        pictures.get(pair)?.push({ width, before: await dataUrl(one), after: await dataUrl(other) });
      }
    }
  };
  try {
    const paths = [...new Set(pairs.flatMap((pair) => pair.paths.slice(0, 1)))];
    await pMap(paths.slice(0, maxPages), photograph, { concurrency: 2 });
    return pictures;
  } finally {
    await browser.close();
    before.close();
    after.close();
  }
}

async function dataUrl(png?: Buffer): Promise<string | undefined> {
  const webp = png && (await sharp(png).webp({ quality: 72, effort: 4 }).toBuffer());
  return webp && `data:image/webp;base64,${webp.toString('base64')}`;
}

type Wanted = { width: number; selectors: readonly (string | undefined)[] };

/** Pictures of parts of a page. Equal parts have equal pictures: nothing moves, and the clock is stopped. */
async function picturesOf(browser: Browser, url: string, { width, selectors }: Wanted) {
  // The page may not exist there.
  if (!selectors.some(Boolean)) return [];
  const look = { reducedMotion: 'reduce', colorScheme: 'light', locale: 'en-AU' } as const;
  const context = await browser.newContext({ ...look, viewport: { width, height: 900 } });
  try {
    await context.clock.setFixedTime(0);
    const { origin } = new URL(url);
    await context.route((each) => /^https?:$/.test(each.protocol) && each.origin !== origin, placeholder);
    const page = await context.newPage();
    await page.goto(url);
    await page.evaluate(async () => {
      await document.fonts.ready;
      for (const image of document.images) image.loading = 'eager';
      // A picture that cannot be shown is shown as such.
      await Promise.allSettled([...document.images].map((image) => image.decode()));
    });
    const pictures: (Buffer | undefined)[] = [];
    for (const selector of selectors) pictures.push(selector ? await pictureOf(page, selector) : undefined);
    return pictures;
  } finally {
    await context.close();
  }
}

/** A picture of the elements that match; undefined if none can be seen. */
async function pictureOf(page: Page, selector: string): Promise<Buffer | undefined> {
  const clip = await page.evaluate((wanted) => {
    document.body.style.marginTop = '';
    const all = [...document.querySelectorAll(wanted)].map((element) => element.getBoundingClientRect());
    const boxes = all.filter(({ width, height }) => width * height > 0);
    const left = Math.floor(Math.min(...boxes.map((box) => box.left)));
    const right = Math.ceil(Math.max(...boxes.map((box) => box.right)));
    const top = Math.min(...boxes.map((box) => box.top));
    const bottom = Math.max(...boxes.map((box) => box.bottom));
    // At the top of the page, because letters and drawings look a little different further down.
    document.body.style.marginTop = `${-top}px`;
    return { x: left, y: 0, width: right - left, height: Math.ceil(bottom - top) };
  }, selector);
  if (clip.width <= 0) return undefined;
  clip.height = Math.min(clip.height, maxHeight);
  return page.screenshot({ fullPage: true, animations: 'disabled', clip });
}

/** Answers for a remote picture with one that has its name and a colour from its URL, so that another picture shows. */
function placeholder(route: Route): Promise<void> {
  if (route.request().resourceType() !== 'image') return route.abort();
  const { pathname } = new URL(route.request().url());
  const hue = createHash('sha256').update(pathname).digest().readUInt16BE(0) % 360;
  const name = pathname.replace(/^.*\//, '').replace(/[^\w.-]/g, '');
  return route.fulfill({
    contentType: 'image/svg+xml',
    body: `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="750"><rect width="1200" height="750" fill="hsl(${hue} 25% 78%)"/><text x="600" y="375" text-anchor="middle" font-family="sans-serif" font-size="34" fill="hsl(${hue} 30% 25%)">${name}</text></svg>`,
  });
}
