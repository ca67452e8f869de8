import type { Page } from '@playwright/test';
import { chooseTechnology, readMore } from '../news/newsPage';
import { expect, test } from '../plain';

const pictures = 'https://images.unsplash.com/**';

const photos = (page: Page) => page.getByRole('main').getByRole('img', { name: /\w+ \w+/ });

test.describe('when the image host fails', () => {
  test.use({ imageHost: 'fails' });

  test('each picture is replaced by a drawing with its name, everywhere', async ({ page }) => {
    await page.goto('/news-insights');
    const cards = page
      .getByRole('region', { name: 'Featured Article' })
      .or(page.getByRole('region', { name: 'Latest Articles' }).getByRole('article'));
    await expect(photos(page)).toHaveCount(6);
    for (const card of await cards.all()) {
      await card.scrollIntoViewIfNeeded();
      await expect(photos(page).and(card.getByRole('img'))).toHaveCSS('opacity', '0');
      await expect(card.getByText(/^Fig\. \d+\s\w/)).toBeVisible();
      await expect(card.locator('img[alt=""]')).not.toHaveJSProperty('naturalWidth', 0);
    }
    await chooseTechnology(page);
    await readMore(page, /./).first().click();
    await expect(page.getByRole('dialog').getByRole('img', { name: /\w+/ })).toHaveCSS('opacity', '0');
    await expect(page.getByRole('dialog').getByText(/^Fig\. 4\sLeaf veins$/)).toBeVisible();
  });
});

test('the featured picture loads first, those below the fold lazily, and phones load smaller files', async ({
  page,
}) => {
  const widths: number[] = [];
  for (const width of [320, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/news-insights');
    const source = await photos(page)
      .first()
      .evaluate((image) => (image as HTMLImageElement).currentSrc);
    widths.push(Number(new URL(source).searchParams.get('w')));
  }
  expect(widths[0]).toBeLessThanOrEqual(640);
  expect(widths[1]).toBeGreaterThan(640);
  expect(widths[1]).toBeLessThanOrEqual(1440);
  const loading = await photos(page).evaluateAll((all) => all.map((photo) => photo.getAttribute('loading')));
  expect(loading).toEqual(['eager', ...Array(5).fill('lazy')]);
  await expect(photos(page).first()).toHaveAttribute('fetchpriority', 'high');
});

test('pictures reserve their space, and an image host that never responds does not block the page', async ({
  page,
}) => {
  await page.goto('/news-insights');
  const heights = () => photos(page).evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
  const loaded = await heights();
  expect(Math.min(...loaded)).toBeGreaterThan(120);
  await page.route(pictures, () => {});
  await page.goto('/news-insights', { waitUntil: 'domcontentloaded' });
  expect(await heights()).toEqual(loaded);
  await chooseTechnology(page);
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
});

test('a picture that fails once does not hide the one that a wider window loads', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route(pictures, (route) => route.abort());
  await page.goto('/news-insights');
  const photo = page.locator('main img[srcset]').first();
  await expect(photo).toHaveCSS('opacity', '0');
  await page.unroute(pictures);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(photo).toHaveCSS('opacity', '1');
});
