import type { Page } from '@playwright/test';
import { articlePages, canonicalOf, samplePages } from '../helpers';
import { expect, test } from '../plain';

/** A4 with 15 mm margins, which gets the phone layout. */
const sheet = { width: 680, height: 1009 };

test.use({ viewport: sheet, expectedErrors: [/status of 404/] });

test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }));

/** Returns the URL of each link that matches, and what is printed after it. */
function printedAfter(page: Page, selector: string): Promise<{ href: string; after: string }[]> {
  return page
    .locator(selector)
    .filter({ visible: true })
    .evaluateAll((links) =>
      links.map((link) => ({
        href: (link as HTMLAnchorElement).href,
        after: getComputedStyle(link, '::after').content.replaceAll('"', ''),
      })),
    );
}

/** Returns the number of printed sheets. */
async function sheets(page: Page): Promise<number> {
  const margin = { top: '15mm', bottom: '15mm', left: '15mm', right: '15mm' };
  const pdf = await page.pdf({ format: 'A4', margin });
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}

test('every page prints dark on white, without controls, with the URLs of its links', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const path of samplePages)
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const role of ['button', 'textbox'] as const) await expect(page.getByRole(role)).toHaveCount(0);
      for (const name of ['Main', 'On this page', 'Earlier and later articles'])
        await expect(page.getByRole('navigation', { name, exact: true })).toHaveCount(0);
      const wrong = await page.evaluate(() => {
        const shown = [...document.querySelectorAll('html, body *')].filter((part) =>
          part.checkVisibility({ visibilityProperty: true }),
        );
        const isPale = (colour: string) =>
          Math.max(...(colour.match(/\d+/g) ?? []).slice(0, 3).map(Number)) > 160;
        const isWhite = (colour: string) => /^rgba\(.* 0\)$|^rgb\(255, 255, 255\)$/.test(colour);
        return shown
          .filter((part) => {
            const { color, backgroundColor } = getComputedStyle(part);
            return (
              !isWhite(backgroundColor) ||
              (part.matches('h1, h2, h3, p, li, dd, dt, td, th') && isPale(color))
            );
          })
          .map((part) => part.outerHTML.slice(0, 80));
      });
      expect(wrong, 'pale text or a coloured background').toEqual([]);
      for (const { href, after } of await printedAfter(page, 'main a[href^="http"]'))
        expect(after).toBe(` (${new URL(href).href.replace(/\/$/, '')})`);
    });
});

test('an article prints its title, date, permalink and link URLs, without share links and other articles', async ({
  page,
}) => {
  await page.goto(articlePages[0] as string);
  const canonical = await canonicalOf(page);
  const article = page.getByRole('main').getByRole('article').first();
  await expect(article.getByRole('time')).toBeVisible();
  await expect(article.getByText(canonical, { exact: true })).toBeVisible();
  for (const text of ['Share this article', 'Related articles', 'Earlier', 'Copy link'])
    await expect(page.getByText(text, { exact: true })).toBeHidden();
  const links = await printedAfter(page, '#article-text a[href^="/"]');
  expect(links.length).toBeGreaterThan(0);
  for (const { href, after } of links)
    expect(after).toBe(` (${new URL(canonical).origin}${new URL(href).pathname})`);
  expect(await sheets(page)).toBeLessThanOrEqual(5);
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
  await expect(dialog.getByRole('button')).toHaveCount(0);
  for (const text of ['Open as a page', 'Latest Articles', 'Acknowledgement of Country'])
    await expect(page.getByText(text, { exact: true })).toBeHidden();
  expect(await sheets(page)).toBeGreaterThan(3);
});
