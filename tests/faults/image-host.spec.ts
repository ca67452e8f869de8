import type { Route } from '@playwright/test';
import sharp from 'sharp';
import { articlePages } from '../e2e/helpers';
import { chooseTechnology } from '../e2e/newsPage';
import { expect, test } from '../e2e/test';
import { browseNews } from './parts';

const pictures = 'https://images.unsplash.com/**';

test.describe('an image host', () => {
  test('that never responds does not block the page', async ({ page }) => {
    await page.route(pictures, () => {});
    await page.goto('/news-insights', { waitUntil: 'domcontentloaded' });
    await browseNews(page);
    expect(await page.evaluate(() => document.readyState)).toBe('interactive');
    await page.goto(articlePages[0] as string, { waitUntil: 'domcontentloaded' });
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(
      page.getByRole('region', { name: 'Share this article' }).getByRole('status'),
    ).not.toBeEmpty();
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL('/');
  });

  test('that never responds does not lock the scroll position after Back', async ({ page }) => {
    await page.route(pictures, () => {});
    await page.goto(articlePages[0] as string, { waitUntil: 'domcontentloaded' });
    await page.goto('/about');
    await page.goBack({ waitUntil: 'commit' });
    // Assistive technology scrolls without turnWheel, touch or key events.
    const scrolledTo = () =>
      page.evaluate(async () => {
        scrollTo(0, 300);
        await new Promise((done) => setTimeout(done, 100));
        return scrollY;
      });
    await expect.poll(scrolledTo).toBe(300);
  });

  test('that fails once does not hide the picture that a wider window loads', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.route(pictures, (route) => route.abort());
    await page.goto(articlePages[0] as string);
    const photo = page.locator('main img[srcset]').first();
    await expect(photo).toHaveCSS('opacity', '0');
    await page.unroute(pictures);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(photo).toHaveCSS('opacity', '1');
  });

  test.describe('that sends invalid responses', () => {
    // The browser logs failed responses and CSP violations. It is told to go elsewhere, and does not.
    test.use({
      expectedErrors: [
        [
          /Failed to load resource/,
          /violates the following Content Security Policy/,
          /https:\/\/elsewhere\.example/,
        ],
        { scope: 'test' },
      ],
    });

    const fillPicture = (route: Route, body: Buffer) => route.fulfill({ contentType: 'image/png', body });
    let normal: Buffer;
    let huge: Buffer;
    let tiny: Buffer;
    test.beforeAll(async () => {
      [normal, huge, tiny] = await Promise.all([picture(1200), picture(2400), picture(1)]);
    });

    const responses: Record<string, (route: Route) => Promise<void>> = {
      HTML: (route) => route.fulfill({ contentType: 'text/html', body: '<script>throw 1</script>' }),
      'a truncated picture': (route) => fillPicture(route, normal.subarray(0, normal.length / 2)),
      'a huge picture': (route) => fillPicture(route, huge),
      'a tiny picture': (route) => fillPicture(route, tiny),
      'status 404': (route) => route.fulfill({ status: 404, contentType: 'image/png', body: '' }),
      'a redirect to elsewhere': (route) =>
        route.fulfill({ status: 302, headers: { Location: 'https://elsewhere.example/x.png' } }),
    };

    test('does not change the layout of the News page', async ({ page }) => {
      const layout = () =>
        page
          .getByRole('main')
          .locator('section, article, h3')
          .evaluateAll((parts) =>
            parts.map((part) => {
              const { x, y, width, height } = part.getBoundingClientRect();
              return [x, y, width, height].map(Math.round).join(' ');
            }),
          );
      await page.goto('/news-insights');
      const expected = await layout();
      expect(expected.length).toBeGreaterThan(10);
      for (const [name, respond] of Object.entries(responses)) {
        await test.step(name, async () => {
          await page.unroute(pictures);
          await page.route(pictures, respond);
          await page.goto('/news-insights');
          expect(await layout()).toEqual(expected);
          await chooseTechnology(page);
          const drawing = page.getByRole('article').first().locator('img[src^="/drawings/"]');
          await expect(drawing).toHaveJSProperty('complete', true);
        });
      }
    });
  });
});

/** Creates a plain square PNG. */
function picture(size: number): Promise<Buffer> {
  const background = { r: 90, g: 120, b: 90 };
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .png()
    .toBuffer();
}
