import { readFileSync } from 'node:fs';
import type { Route } from '@playwright/test';
import { button, fill } from '../contact-form/form';
import { fullBrowser, painted } from '../helpers';
import { cctv, readMore, technology } from '../newsPage';
import { expect, test } from '../test';
import { expectFormSaysSo, expectNewsReadable, newsNotice } from './parts';

test.use({ launchOptions: fullBrowser });

const scripts = '**/assets/**';

test.describe('code that comes only in part', () => {
  // The browser notes a missing file.
  test.use({ expectedErrors: [[/Failed to load resource/, /Expected a JavaScript/], { scope: 'test' }] });

  const notFound = readFileSync('out/404.html', 'utf8');
  const isEntry = (route: Route) => /\/islands[^/]*-[A-Z0-9]+\.js$/.test(route.request().url());
  const whole = async (route: Route) => (await route.fetch()).text();
  const answer = (route: Route, body: string) => route.fulfill({ contentType: 'text/javascript', body });

  const faults: Record<string, (route: Route) => Promise<void>> = {
    'after a deploy has taken the old files away': (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body: notFound }),
    'with its chunks missing': (route) => (isEntry(route) ? route.continue() : route.abort()),
    'cut off in the middle': async (route) => {
      const code = await whole(route);
      return isEntry(route) ? answer(route, code) : answer(route, code.slice(0, code.length / 2));
    },
    'with a syntax error': async (route) => answer(route, `${await whole(route)}\n}{`),
    'that throws as it starts': (route) => answer(route, 'throw new Error("broken")'),
    'of another version': (route) =>
      isEntry(route) ? answer(route, 'export const other = 1') : route.continue(),
  };

  for (const [name, fault] of Object.entries(faults)) {
    test(`${name} leaves the news and the form usable`, async ({ page }) => {
      await page.route(scripts, fault);
      await page.goto('/news-insights');
      await technology(page).click();
      await expect(newsNotice(page)).toBeVisible();
      await expectNewsReadable(page);
      await readMore(page, cctv).click();
      await expect(page.getByRole('heading', { level: 1, name: cctv })).toBeVisible();
      await page.goto('/contact');
      await fill(page);
      await button(page, 'Send Message').click();
      await expectFormSaysSo(page);
    });
  }

  test('asks no more for what is not there with every move of the pointer', async ({ page }) => {
    const asked: string[] = [];
    await page.route(scripts, (route) => {
      asked.push(route.request().url());
      return route.abort();
    });
    await page.goto('/news-insights');
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/'));
    await page.mouse.move(400, 300);
    await failed;
    await painted(page);
    for (const y of [310, 400, 500, 600]) await page.mouse.move(400, y);
    await page.keyboard.press('Tab');
    await painted(page);
    expect(asked).toHaveLength(1);
  });
});
