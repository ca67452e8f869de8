import { readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { sites } from '../../sites/sites';
import * as contact from '../forms/contactForm';
import { articlePages, waitForPaint } from '../helpers';
import { cctv, chooseTechnology, dialog, readMore, technology } from '../news/newsPage';
import { expect, test } from '../plain';

const scripts = '**/assets/**';

const newsNotice = (page: Page) => page.getByText(/^Filters are not working/);
const formNotice = (page: Page) =>
  page.getByRole('alert').filter({ hasText: /This form is not working.*reload this page/s });

/** Expects a notice with other ways to write, and nothing lost. */
async function expectFormError(page: Page) {
  await expect(formNotice(page)).toBeInViewport();
  await expect(formNotice(page).getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  await expect(formNotice(page).getByRole('link', { name: /^\(03\)/ })).toHaveAttribute('href', /^tel:/);
  await expect(page).toHaveURL('/contact');
}

test.describe('code', () => {
  // The browser logs missing files.
  test.use({ expectedErrors: [[/Failed to load resource/, /Expected a JavaScript/], { scope: 'test' }] });

  const notFound = () => readFileSync(`${sites.plain.out}/404.html`, 'utf8');
  const isEntry = (route: Route) => /\.client-[A-Z0-9]+\.js$/.test(route.request().url());

  const failures: Record<string, (route: Route) => Promise<void>> = {
    'removed by a deploy': (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body: notFound() }),
    'of another version': (route) =>
      isEntry(route)
        ? route.fulfill({ contentType: 'text/javascript', body: 'export const other = 1' })
        : route.continue(),
  };

  for (const [name, fail] of Object.entries(failures))
    test(`${name} leaves the news usable, and is not requested again with every pointer move`, async ({
      page,
    }) => {
      let requests = 0;
      await page.route(scripts, (route) => {
        requests += 1;
        return fail(route);
      });
      await page.goto('/news-insights');
      await technology(page).click();
      await expect(newsNotice(page)).toBeVisible();
      // The articles of the server HTML, linked to their pages.
      const titles = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link');
      const paths = await titles.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(paths.sort()).toEqual(articlePages);
      const count = requests;
      for (const y of [310, 400, 500, 600]) await page.mouse.move(400, y);
      await page.keyboard.press('Tab');
      await waitForPaint(page);
      expect(requests).toBe(count);
      await readMore(page, cctv).click();
      await expect(page.getByRole('heading', { level: 1, name: cctv })).toBeVisible();
    });
});

test('code that never loads times out after 15 seconds, and the next click retries', async ({ page }) => {
  await page.clock.install();
  await page.route(scripts, () => {});
  await page.goto('/news-insights');
  // Otherwise it goes on by itself, so that a slow machine passes the limit.
  await page.clock.pauseAt(Date.now() + 3_600_000);
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

test('a form whose code fails shows an error, keeps what was typed out of the URL, and sends later', async ({
  page,
}) => {
  const visits: string[] = [];
  page.on('framenavigated', (frame) => visits.push(new URL(frame.url()).pathname));
  await page.route(scripts, (route) => route.abort());
  await page.goto('/contact');
  await contact.fill(page);
  await contact.sendButton(page).click();
  await expectFormError(page);
  await contact.field(page, 'name').press('Enter');
  await contact.form(page).evaluate((element) => (element as HTMLFormElement).submit());
  await contact.expectValues(page);
  expect(visits).toEqual(['/contact']);
  await page.unroute(scripts);
  await contact.send(page);
  await expect(formNotice(page)).toBeHidden();
});

test.describe('code that crashes', () => {
  test.use({ expectedErrors: [[/broken on purpose/], { scope: 'test' }] });

  test('shows an error in place of the list when a filter crashes', async ({ page }) => {
    await page.goto('/news-insights');
    await chooseTechnology(page);
    await page.evaluate(() => {
      URLSearchParams.prototype.toString = () => {
        throw new Error('broken on purpose');
      };
    });
    await page.getByRole('button', { name: 'All (6)' }).click();
    await expect(newsNotice(page)).toBeInViewport();
    await expect(newsNotice(page).getByRole('link')).toHaveCount(2);
  });
});

test.describe('a deploy while a page is open', () => {
  // The policy of the old page blocks the styles of the new one, as it should.
  test.use({ expectedErrors: [[/Applying inline style/], { scope: 'test' }] });

  test('shows the new text of an article', async ({ page }) => {
    await page.goto('/news-insights');
    await chooseTechnology(page);
    await page.route('**/news-insights/*', async (route) => {
      const body = (await (await route.fetch()).text()).replace('<style>', '<style>.new{color:red}');
      return route.fulfill({ contentType: 'text/html', body: body.replace(/<p>/, '<p>Rewritten. ') });
    });
    await readMore(page, cctv).click();
    await expect(dialog(page).getByText(/^Rewritten\./)).toBeVisible();
  });
});
