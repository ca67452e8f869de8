import type { Browser, BrowserContext, Page } from '@playwright/test';
import pMap from 'p-map';
import sharp from 'sharp';
import { serve } from '../../../hosting/staticServer';
import type { SectionPair } from './sections';

/** In pixels: a phone and a desktop. */
const widths = [390, 1440] as const;

/** In pixels. WebP ends at 16,383. */
const maxHeight = 16_000;

/** Screenshots of more sections would take minutes, and the report could not be sent. */
const maxSections = 200;

/** A screenshot of a section as a data URL, before and after. */
export type View = { width: (typeof widths)[number]; before?: string; after?: string };

/** Starts an installed browser; undefined if there is none. */
export async function launchBrowser(): Promise<Browser | undefined> {
  // Playwright takes a while to load.
  const { chromium } = await import('@playwright/test');
  const { findShell, launchArguments } = await import('../../../chromium');
  const executablePath = findShell();
  return executablePath ? chromium.launch({ executablePath, args: launchArguments }) : undefined;
}

/** Takes screenshots of each section that differ, on the first of its pages, then closes the browser. */
export async function takeScreenshots(
  browser: Browser,
  folders: readonly [string, string],
  pairs: readonly SectionPair[],
): Promise<ReadonlyMap<SectionPair, readonly View[]>> {
  const [before, after] = [await serve(folders[0]), await serve(folders[1])];
  const screenshots = new Map(pairs.slice(0, maxSections).map((pair) => [pair, [] as View[]]));
  const photograph = async (path: string) => {
    const shown = [...screenshots].filter(([{ paths }]) => paths[0] === path);
    const selectors = (side: 'before' | 'after') => shown.map(([pair]) => pair[side]?.selector);
    for (const width of widths) {
      const earlier = await screenshotsOf(browser, before.url + path, {
        width,
        selectors: selectors('before'),
      });
      const later = await screenshotsOf(browser, after.url + path, { width, selectors: selectors('after') });
      for (const [index, [, views]] of shown.entries()) {
        const [one, other] = [earlier[index], later[index]];
        if (one && other ? one.equals(other) : one === other) continue;
        views.push({ width, before: await dataUrl(one), after: await dataUrl(other) });
      }
    }
  };
  try {
    await pMap(new Set([...screenshots.keys()].map(({ paths }) => paths[0] as string)), photograph, {
      concurrency: 2,
    });
    return screenshots;
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

/** Screenshots of parts of a page. */
async function screenshotsOf(browser: Browser, url: string, { width, selectors }: Wanted) {
  // The page may not exist there.
  if (!selectors.some(Boolean)) return [];
  const page = await openStill(browser, url, { width, colorScheme: 'light' });
  const screenshots: (Buffer | undefined)[] = [];
  for (const selector of selectors)
    screenshots.push(selector ? await screenshotOf(page, selector) : undefined);
  await page.context().close();
  return screenshots;
}

type Look = { width: number; colorScheme: 'light' | 'dark' };

/**
 * Opens a page in a new context, ready for screenshots. Equal pages look equal: nothing moves, the clock is stopped,
 * and remote files are replaced.
 */
export async function openStill(browser: Browser, url: string, { width, colorScheme }: Look): Promise<Page> {
  const options = { reducedMotion: 'reduce', locale: 'en-AU', viewport: { width, height: 900 } } as const;
  const context = await browser.newContext({ ...options, colorScheme });
  await context.clock.setFixedTime(0);
  await replaceRemoteFiles(context, new URL(url).origin);
  const page = await context.newPage();
  await page.goto(url);
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const image of document.images) image.loading = 'eager';
    // A picture that cannot be shown is shown as such.
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
  return page;
}

/** Replaces remote pictures by a grey area; another photograph is a change of the text. */
function replaceRemoteFiles(context: BrowserContext, origin: string) {
  const contentType = 'image/svg+xml';
  const body = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="750"><rect width="100%" height="100%" fill="#ccc"/></svg>`;
  return context.route(
    (url) => /^https?:$/.test(url.protocol) && url.origin !== origin,
    (route) =>
      route.request().resourceType() === 'image' ? route.fulfill({ contentType, body }) : route.abort(),
  );
}

/** A screenshot of the elements that match; undefined if none can be seen. */
async function screenshotOf(page: Page, selector: string): Promise<Buffer | undefined> {
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
