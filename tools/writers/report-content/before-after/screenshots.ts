import { createHash } from 'node:crypto';
import type { Browser, BrowserContext, Route } from '@playwright/test';
import { serve } from '../../../hosting/staticServer';

/** In pixels: a phone and a desktop. */
export const widths = [390, 1440] as const;
export type Width = (typeof widths)[number];

/** In pixels. Chromium repeats itself and WebP ends at 16,384. */
export const maxHeight = 16_000;

/** Takes a picture of a whole page as PNG. */
export type Camera = (path: string, width: Width) => Promise<Buffer>;

/**
 * Serves two sites while a function runs, then closes the browser. Pictures of equal pages are equal: nothing moves,
 * remote pictures are placeholders, and the clock is stopped.
 */
export async function withCameras<Result>(
  browser: Browser,
  folders: readonly [string, string],
  run: (before: Camera, after: Camera) => Promise<Result>,
): Promise<Result> {
  const [before, after] = await Promise.all([serve(folders[0]), serve(folders[1])]);
  try {
    return await run(cameraFor(browser, before.url), cameraFor(browser, after.url));
  } finally {
    await browser.close();
    before.close();
    after.close();
  }
}

/** Starts an installed browser; undefined if there is none. */
export async function launchBrowser(): Promise<Browser | undefined> {
  const playwright = await import('@playwright/test').catch(ifNotInstalled);
  if (!playwright) return undefined;
  const { findShell, launchArguments } = await import('../../../chromium');
  const executablePath = findShell();
  return executablePath ? playwright.chromium.launch({ executablePath, args: launchArguments }) : undefined;
}

/** Playwright is missing after `npm ci --omit=dev`. */
function ifNotInstalled(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
}

function cameraFor(browser: Browser, siteUrl: string): Camera {
  return async (path, width) => {
    const context = await newContext(browser, new URL(siteUrl).origin, width);
    try {
      const page = await context.newPage();
      await page.goto(siteUrl + path);
      const height = await page.evaluate(async () => {
        await document.fonts.ready;
        for (const image of document.images) image.loading = 'eager';
        // A picture that cannot be shown is shown as such.
        await Promise.allSettled([...document.images].map((image) => image.decode()));
        return document.documentElement.scrollHeight;
      });
      const clip = { x: 0, y: 0, width, height: Math.min(height, maxHeight) };
      return await page.screenshot({ fullPage: true, animations: 'disabled', clip });
    } finally {
      await context.close();
    }
  };
}

async function newContext(browser: Browser, origin: string, width: Width): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'en-AU',
  });
  await context.clock.setFixedTime(0);
  await context.route((url) => /^https?:$/.test(url.protocol) && url.origin !== origin, placeholder);
  return context;
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
