import { readFileSync } from 'node:fs';
import type { Route } from '@playwright/test';
import sharp from 'sharp';
import { waitForPaint } from '../e2e/helpers';
import { cctv, readMore, technology } from '../e2e/newsPage';
import { expect, test } from '../e2e/test';
import { sites } from '../sites/sites';
import { expectNewsReadable, newsNotice } from './parts';

const scripts = '**/assets/**';

test.describe('code', () => {
  // The browser logs missing files.
  test.use({ expectedErrors: [[/Failed to load resource/, /Expected a JavaScript/], { scope: 'test' }] });

  const notFound = readFileSync(`${sites.specification.out}/404.html`, 'utf8');
  const isEntry = (route: Route) => /\.client-[A-Z0-9]+\.js$/.test(route.request().url());
  const codeOf = async (route: Route) => (await route.fetch()).text();
  const respond = (route: Route, body: string) => route.fulfill({ contentType: 'text/javascript', body });

  const failures: Record<string, (route: Route) => Promise<void>> = {
    'removed by a deploy': (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body: notFound }),
    'with missing chunks': (route) => (isEntry(route) ? route.continue() : route.abort()),
    'with a syntax error': async (route) => respond(route, `${await codeOf(route)}\n}{`),
    'that throws on load': (route) => respond(route, 'throw new Error("broken")'),
    'of another version': (route) =>
      isEntry(route) ? respond(route, 'export const other = 1') : route.continue(),
  };

  // offline.spec.ts and crashes.spec.ts show the same of the form.
  for (const [name, fail] of Object.entries(failures)) {
    test(`${name} leaves the news usable`, async ({ page }) => {
      await page.route(scripts, fail);
      await page.goto('/news-insights');
      await technology(page).click();
      await expect(newsNotice(page)).toBeVisible();
      await expectNewsReadable(page);
    });
  }

  test('that does not arrive is not requested again with every pointer move, and Read More opens the page of the article', async ({
    page,
  }) => {
    const requests: string[] = [];
    await page.route(scripts, (route) => {
      requests.push(route.request().url());
      return route.abort();
    });
    await page.goto('/news-insights');
    await technology(page).click();
    await expect(newsNotice(page)).toBeVisible();
    await waitForPaint(page);
    const count = requests.length;
    for (const y of [310, 400, 500, 600]) await page.mouse.move(400, y);
    await page.keyboard.press('Tab');
    await waitForPaint(page);
    expect(requests).toHaveLength(count);
    await readMore(page, cctv).click();
    await expect(page.getByRole('heading', { level: 1, name: cctv })).toBeVisible();
  });
});

test('code that never loads times out after 15 seconds, and the next click retries', async ({ page }) => {
  await page.clock.install();
  await page.route(scripts, () => {});
  await page.goto('/news-insights');
  const requested = page.waitForRequest(scripts);
  await technology(page).click();
  await requested;
  await page.clock.fastForward(14_000);
  await expect(newsNotice(page)).toBeHidden();
  await page.clock.fastForward(2000);
  await expect(newsNotice(page)).toBeVisible();
  await page.unroute(scripts);
  await technology(page).click();
  await expect(technology(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(newsNotice(page)).toBeHidden();
});

test.describe('a drawing', () => {
  test.use({ imageHost: 'fails', expectedErrors: [[/Failed to load resource/], { scope: 'test' }] });

  test('that fails leaves its place empty, without the icon of the browser', async ({ page }) => {
    await page.route('**/drawings/**', (route) => route.abort());
    for (const path of ['/', '/our-businesses', '/news-insights']) {
      await page.goto(path);
      const drawings = page.locator('main article img[src^="/drawings/"][loading="lazy"]');
      expect(await drawings.count(), path).toBeGreaterThan(1);
      for (const drawing of await drawings.all()) {
        await drawing.scrollIntoViewIfNeeded();
        await expect(drawing).toHaveAttribute('data-failed', '');
        const source = (await drawing.getAttribute('src')) as string;
        expect(await coloursIn(await drawing.screenshot()), source).toBe(1);
      }
    }
  });
});

/** The number of colours in the upper half of a picture, without its edges. */
async function coloursIn(picture: Buffer): Promise<number> {
  const { width, height } = await sharp(picture).metadata();
  const pixels = await sharp(picture)
    .extract({ left: 3, top: 3, width: width - 6, height: Math.floor(height / 2) })
    .removeAlpha()
    .raw()
    .toBuffer();
  return new Set(pixels.toString('hex').match(/.{6}/g)).size;
}
