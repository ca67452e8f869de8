import type { Page } from '@playwright/test';
import { countSheets } from '../../inspect/pdf';
import { articlePages, canonicalOf, samplePages } from '../helpers';
import { expect, test } from '../test';

/** A4 with 15 mm margins, which gets the phone layout. */
const sheet = { width: 680, height: 1009 };

test.use({ viewport: sheet, expectedErrors: [/status of 404/] });

test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }));

/** Returns the printed ::after content of an element. */
function printedAfter(page: Page, selector: string): Promise<{ href: string; after: string }[]> {
  return page
    .locator(selector)
    .filter({ visible: true })
    .evaluateAll((links) =>
      links.map((link) => {
        const { content } = getComputedStyle(link, '::after');
        return {
          href: (link as HTMLAnchorElement).href,
          after: content === 'none' ? '' : content.replaceAll('"', ''),
        };
      }),
    );
}

test('every page prints on white, without controls and without clipped text', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const path of samplePages)
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('button')).toHaveCount(0);
      await expect(page.getByRole('textbox')).toHaveCount(0);
      for (const name of ['Main', 'On this page', 'Earlier and later articles'])
        await expect(page.getByRole('navigation', { name, exact: true })).toHaveCount(0);
      await expect(page.getByText('Skip to content')).not.toBeInViewport();
      const drawings = page.locator('img:not([src="/drawings/plan.svg"])').filter({ visible: true });
      await expect(drawings, 'pictures but Fig. 1').toHaveCount(0);
      const { pale, cut, parted, below } = await page.evaluate(() => {
        const shown = [...document.querySelectorAll('h1, h2, h3, p, li, dd, dt, td, th')].filter((part) =>
          part.checkVisibility({ visibilityProperty: true }),
        );
        const lightness = (colour: string) =>
          Math.max(...(colour.match(/[\d.]+/g) ?? ['255']).slice(0, 3).map(Number));
        const grounds = [document.documentElement, ...document.querySelectorAll('body *')].filter((part) => {
          const { backgroundColor } = getComputedStyle(part);
          return part.checkVisibility() && !/^rgba\(.* 0\)$|^rgb\(255, 255, 255\)$/.test(backgroundColor);
        });
        return {
          pale: [...shown.filter((part) => lightness(getComputedStyle(part).color) > 160), ...grounds].map(
            (part) => part.outerHTML.slice(0, 80),
          ),
          cut: [...document.querySelectorAll('main article:not(main > article), main figure')]
            .filter((card) => getComputedStyle(card).breakInside !== 'avoid' && card.checkVisibility())
            .map((card) => card.outerHTML.slice(0, 80)),
          // The label of the featured article is always on the first sheet.
          parted: [...document.querySelectorAll('main section > :has(> h2 + *, > :first-child > h2)')]
            .filter((block) => block.checkVisibility() && !block.querySelector('#featured-article'))
            .filter((block) => getComputedStyle(block).display !== 'block')
            .map((block) => block.outerHTML.slice(0, 80)),
          // A grid of cards, which do not break, stays with its heading.
          below: [...document.querySelectorAll('main :has(> h2) + :not(article) > :first-child')]
            .filter((text) => text.checkVisibility() && getComputedStyle(text).display === 'grid')
            .filter((text) => getComputedStyle(text).breakInside !== 'avoid')
            .filter(
              ({ firstElementChild: first }) => first && getComputedStyle(first).breakInside !== 'avoid',
            )
            .map((text) => text.outerHTML.slice(0, 80)),
        };
      });
      expect(pale, 'pale text or a coloured background').toEqual([]);
      expect(cut, 'cards that may break across pages').toEqual([]);
      expect(parted, 'headings in a grid, where a sheet may end below them').toEqual([]);
      expect(below, 'a grid below a heading, where a sheet may end between them').toEqual([]);
      for (const { href, after } of await printedAfter(page, 'main a[href^="http"]'))
        expect(after).toBe(` (${new URL(href).href.replace(/\/$/, '')})`);
    });
});

test('an article prints its title, date, permalink and link URLs, aligned with the Acknowledgement below it, without share links and other articles', async ({
  page,
}) => {
  let links = 0;
  for (const path of articlePages.slice(0, 3)) {
    await page.goto(path);
    const canonical = await canonicalOf(page);
    const article = page.getByRole('main').getByRole('article').first();
    const title = await article.getByRole('heading', { level: 1 }).boundingBox();
    const below = await page.getByRole('heading', { name: 'Acknowledgement of Country' }).boundingBox();
    expect(title?.x).toBe(below?.x);
    await expect(article.getByRole('time')).toBeVisible();
    await expect(article.getByText(canonical, { exact: true })).toBeVisible();
    await expect(article.getByRole('heading', { level: 2 }).first()).toHaveCSS('break-after', 'avoid');
    for (const text of ['Share this article', 'Related articles', 'Earlier', 'Copy link'])
      await expect(page.getByText(text, { exact: true })).toBeHidden();
    const { origin } = new URL(canonical);
    for (const { href, after } of await printedAfter(page, '#article-text a[href^="/"]')) {
      links += 1;
      expect(after).toBe(` (${origin}${new URL(href).pathname})`);
    }
  }
  expect(links).toBeGreaterThan(2);
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByText(await canonicalOf(page), { exact: true })).toBeHidden();
});

test('News prints every article without the filters and newsletter, Contact its details without the form', async ({
  page,
}) => {
  await page.goto('/news-insights');
  await expect(page.getByText('Stay in the Loop')).toBeHidden();
  await expect(page.getByLabel('Filter articles by category')).toBeHidden();
  const titles = page.getByRole('main').getByRole('heading', { level: 3 });
  await expect(titles.filter({ visible: true })).toHaveCount(6);
  await page.goto('/contact');
  await expect(page.getByText('Send Us a Message')).toBeHidden();
  for (const text of ['(03) 5550 0100', 'Monday to Friday'])
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
});

/** Returns the number of printed pages. */
async function sheets(page: Page): Promise<number> {
  const margin = { top: '15mm', bottom: '15mm', left: '15mm', right: '15mm' };
  return countSheets(await page.pdf({ format: 'A4', margin }));
}

test('paper has how to reach the group, once, and pages need few sheets', async ({ page }) => {
  for (const [path, limit] of [
    ['/', 3],
    ['/about', 3],
    [articlePages[0] as string, 5],
  ] as const) {
    await page.goto(path);
    for (const text of ['(03) 5550 0100', 'hello@example.com'])
      await expect(page.getByRole('contentinfo').getByText(text).filter({ visible: true })).toHaveCount(1);
    expect(await sheets(page), path).toBeLessThanOrEqual(limit);
  }
});

test('no sheet ends between the Acknowledgement and the last line of the footer', async ({ page }) => {
  await page.goto('/about');
  const ends = 5;
  const height = await page.evaluate((count) => {
    const parts = [...document.querySelectorAll('main ~ :is(section, footer)')];
    document.body.replaceChildren(
      ...Array.from({ length: count }, () => parts.map((part) => part.cloneNode(true))).flat(),
    );
    return document.body.offsetHeight / count;
  }, ends);
  // Two would fit on a sheet but for a last line.
  const pdf = await page.pdf({ width: sheet.width, height: height * 1.85 });
  expect(countSheets(pdf)).toBe(ends);
});

test('an opened article prints completely, with date and URL, without the page behind', async ({ page }) => {
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/news-insights');
  await page.getByRole('button', { name: /^Read More.*Why patient capital/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('table')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(dialog.getByRole('time')).toBeVisible();
  await expect(dialog.getByText(/^http.*\/news-insights\/why-patient-capital/)).toBeVisible();
  await expect(dialog.getByText('Close', { exact: true })).toBeHidden();
  await expect(page.getByText('Open as a page')).toBeHidden();
  await expect(page.getByText('Latest Articles')).toBeHidden();
  await expect(page.getByText('Acknowledgement of Country')).toBeHidden();
  expect(await sheets(page)).toBeGreaterThan(3);
});

test('an open menu is not printed', async ({ page }) => {
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
