import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { sites } from '../../sites/sites';
import { articlePages, waitForPaint } from '../helpers';
import { expect, test } from '../plain';

const scripts = '**/assets/**';

function recordScripts(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    // The loader fetches a script before it imports it.
    if (/\.js$/.test(request.url())) requests.push(request);
  });
  return requests;
}

/** In a corner of the page, where the mouse starts, it would count as intent. */
async function moveMouseAway(page: Page) {
  await page.goto('/robots.txt');
  await page.mouse.move(-10, -10);
}

test('pages without an island have none to request', () => {
  for (const page of ['/index', '/privacy-policy', '/404', articlePages[0] as string])
    expect
      .soft(readFileSync(join(sites.plain.out, `${page}.html`), 'utf8'), page)
      .not.toMatch(/data-island|\/assets\//);
});

for (const [intent, act] of [
  ['key press', (page: Page) => page.keyboard.press('Tab')],
  ['pointer move', (page: Page) => page.mouse.move(400, 400)],
] as const)
  test(`News requests no script before the first ${intent}`, async ({ page }) => {
    await moveMouseAway(page);
    const requests = recordScripts(page);
    await page.goto('/news-insights');
    await page.evaluate(() => scrollTo(0, 500));
    await waitForPaint(page);
    expect(requests).toEqual([]);
    const request = page.waitForRequest(scripts);
    await act(page);
    await request;
  });

test.describe('on a phone', () => {
  test.use({ isMobile: true, hasTouch: true, viewport: { width: 390, height: 844 } });

  test('News requests its scripts at the first touch', async ({ page }) => {
    await moveMouseAway(page);
    const requests = recordScripts(page);
    await page.goto('/news-insights');
    await waitForPaint(page);
    expect(requests).toEqual([]);
    await page.touchscreen.tap(5, 300);
    await expect(page.locator('[data-hydrated]')).toHaveCount(1);
  });
});
