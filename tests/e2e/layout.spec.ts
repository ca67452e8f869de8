import type { Locator, Page } from '@playwright/test';
import { chooseTechnology } from './newsPage';
import { expect, test } from './test';

async function setTextSize(page: Page, size: string) {
  // Constructed, because the CSP of the page blocks style elements.
  await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), size);
}

/** Returns the lines of the introduction that overlap a tree or its name on the plan. */
function textOverNames(page: Page): Promise<string[]> {
  return page.getByRole('region', { name: 'Introduction' }).evaluate((hero) => {
    const names = [...hero.querySelectorAll('svg :is(circle, text)')];
    return [...hero.querySelectorAll('h1, h1 + p')].flatMap((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()].flatMap((line) =>
        names
          .filter((name) => {
            const { left, right, top, bottom } = name.getBoundingClientRect();
            return line.left < right && left < line.right && line.top < bottom && top < line.bottom;
          })
          .map((name) => `${text.tagName} over the ${name.tagName} of ${name.parentElement?.textContent}`),
      );
    });
  });
}

test('the introduction never overlaps a tree or its name on the plan, even with large text', async ({
  page,
}) => {
  await page.goto('/');
  for (const size of ['100%', '125%', '200%']) {
    await setTextSize(page, size);
    for (const width of [992, 1024, 1100, 1180, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await textOverNames(page), `at ${width} px with text at ${size}`).toEqual([]);
    }
  }
});

test('an e-mail address in large text on a phone breaks only in front of its @', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact');
  await setTextSize(page, '200%');
  const parts = await page.getByRole('link', { name: 'hello@example.com' }).evaluateAll((links) =>
    links.flatMap((link) => {
      const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
      const lines: [text: string, count: number][] = [];
      while (texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        lines.push([range.toString(), range.getClientRects().length]);
      }
      return lines;
    }),
  );
  expect(parts.length).toBeGreaterThan(1);
  for (const [text, count] of parts) expect(count, `lines of ${text}`).toBe(1);
});

const drawingNames = {
  'Company News': 'Growth rings',
  Technology: 'Leaf veins',
  'Industry Insights': 'Contours',
  'Investment Strategy': 'Aerial roots',
  Innovation: 'New leaf',
};

const photos = (page: Page) => page.getByRole('main').getByRole('img', { name: /\w+ \w+/ });

test.describe('when the image host fails', () => {
  test.use({ imageHost: 'fails' });

  test('each picture is replaced by a drawing with its name, everywhere', async ({ page }) => {
    await page.goto('/news-insights');
    await expect(photos(page)).toHaveCount(6);
    for (const [index, photo] of (await photos(page).all()).entries()) {
      await photo.scrollIntoViewIfNeeded();
      await expect(photo).toHaveCSS('opacity', '0');
      const article = page
        .getByRole('region', { name: 'Featured Article' })
        .or(page.getByRole('region', { name: 'Latest Articles' }).getByRole('article'))
        .nth(index);
      const category = (await article
        .getByRole('paragraph')
        .first()
        .textContent()) as keyof typeof drawingNames;
      // The plan on the home page is Fig. 1.
      const caption = new RegExp(`^Fig\\. ${index + 2}\\s${drawingNames[category]}$`);
      await expect(article.getByText(caption)).toBeInViewport();
      await expect(article.locator('img[alt=""]')).not.toHaveJSProperty('naturalWidth', 0);
    }
    await chooseTechnology(page);
    await expect(photos(page)).toHaveCount(2);
    for (const photo of await photos(page).all()) {
      await photo.scrollIntoViewIfNeeded();
      await expect(photo).toHaveCSS('opacity', '0');
    }
    await page.getByRole('button', { name: 'Read More' }).first().click();
    await expect(page.getByRole('dialog').getByRole('img', { name: /\w+/ })).toHaveCSS('opacity', '0');
    await expect(page.getByRole('dialog').getByText(/^Fig\. 4\sLeaf veins$/)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { level: 3 }).getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('News & Insights');
    await expect(photos(page).first()).toHaveCSS('opacity', '0');
    await expect(page.getByText(/^Fig\. 4\sLeaf veins$/)).toBeVisible();
  });
});

/** Whether a picture covers a text. */
function isCovered(text: Locator): Promise<boolean> {
  return text.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) instanceof HTMLImageElement;
  });
}

test('the featured picture loads first and those below the fold load lazily; a loaded one covers the drawing and its name', async ({
  page,
}) => {
  await page.goto('/news-insights');
  const photo = photos(page).first();
  await expect(photo).toHaveAttribute('loading', 'eager');
  await expect(photo).toHaveAttribute('fetchpriority', 'high');
  const below = (await photos(page).all()).slice(1);
  expect(below).toHaveLength(5);
  for (const other of below) {
    await expect(other).toHaveAttribute('loading', 'lazy');
    await expect(other).not.toHaveAttribute('fetchpriority', 'high');
  }
  await expect(photo).toHaveJSProperty('complete', true);
  expect(await photo.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  await expect(photo).toHaveCSS('opacity', '1');
  const tab = page.getByText(/^Fig\. 2\s/);
  await tab.scrollIntoViewIfNeeded();
  expect(await isCovered(tab)).toBe(true);
});

test('phones load a smaller file than wide screens', async ({ page }) => {
  const chosen: number[] = [];
  for (const width of [320, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/news-insights');
    const source = await photos(page)
      .first()
      .evaluate((image) => (image as HTMLImageElement).currentSrc);
    chosen.push(Number(new URL(source).searchParams.get('w')));
  }
  expect(chosen[0]).toBeLessThanOrEqual(640);
  expect(chosen[1]).toBeGreaterThan(chosen[0] as number);
  expect(chosen[1]).toBeLessThanOrEqual(1440);
});

test('pictures reserve their space before they load', async ({ page }) => {
  await page.route('https://images.unsplash.com/**', () => {});
  await page.goto('/news-insights', { waitUntil: 'domcontentloaded' });
  await expect(photos(page)).toHaveCount(6);
  for (const photo of await photos(page).all()) {
    const box = await photo.boundingBox();
    expect(box?.width).toBeGreaterThan(200);
    expect(box?.height).toBeGreaterThan(120);
  }
});

test('the five latest articles are in rows of 2 + 3, 1 + 2 + 2 and 1', async ({ page }) => {
  await page.goto('/news-insights');
  for (const [width, rows] of [
    [1440, [2, 3]],
    [768, [1, 2, 2]],
    [390, [1, 1, 1, 1, 1]],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await page
      .getByRole('region', { name: 'Latest Articles' })
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)));
    const found = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
    expect(found, `at ${width} px`).toEqual(rows);
  }
});
