import { articlePages, scrollPosition, turnWheel } from '../helpers';
import { cctv, close, construction, dialog, expectText, readFullArticle, readMore } from '../newsPage';
import { expect, test } from '../test';
import { openFromBelow } from './modal';

test.beforeEach(({ page }) => page.goto('/news-insights'));

test('the modal fills the screen at every width', async ({ page }) => {
  await readFullArticle(page).click();
  await expectText(page);
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [768, 1024],
    [1280, 800],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width, height });
    const overflow = await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overflow, `at ${width} px`).toBe(0);
    await expect(close(page)).toBeInViewport({ ratio: 1 });
  }
});

test('no article scrolls horizontally in the modal on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const openers = await page.getByRole('button', { name: /^Read (More|Full Article)/ }).all();
  expect(openers).toHaveLength(articlePages.length);
  for (const opener of openers) {
    await opener.click();
    await expectText(page);
    const { title, overflow } = await dialog(page).evaluate((element) => ({
      title: element.querySelector('h2')?.textContent,
      overflow: Math.max(
        ...[...element.querySelectorAll('p, h2, h3, ul, [data-table], img')].map(
          (part) => part.getBoundingClientRect().right - innerWidth,
        ),
      ),
    }));
    expect(overflow, title as string).toBeLessThanOrEqual(0);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  }
});

test('the close button stays in view when the text is scrolled', async ({ page }) => {
  await readFullArticle(page).click();
  await expectText(page);
  await dialog(page).evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(close(page)).toBeInViewport({ ratio: 1 });
});

test('the page behind is not reachable while an article is open', async ({ page }) => {
  await readFullArticle(page).click();
  await expect(dialog(page)).toBeVisible();
  const covered = await page.evaluate(() =>
    [...document.querySelectorAll('header a, main h1, footer a')].every((element) => {
      const { x, y } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(x + 1, y + 1);
      return hit === null || hit.closest('dialog') !== null;
    }),
  );
  expect(covered).toBe(true);
});

test('the page behind does not scroll while an article is open', async ({ page }) => {
  const place = await openFromBelow(page);
  await expectText(page);
  await page.mouse.move(640, 500);
  const end = await dialog(page).evaluate((element) => element.scrollHeight - element.clientHeight);
  const inside = () => dialog(page).evaluate((element) => Math.ceil(element.scrollTop));
  await turnWheel(page, 500);
  await expect.poll(inside).toBe(500);
  await turnWheel(page, end);
  await expect.poll(inside).toBeGreaterThanOrEqual(end);
  await turnWheel(page, 2000);
  expect(await scrollPosition(page)).toBe(place);
  await dialog(page).evaluate((element) => element.scrollTo(0, 0));
  await turnWheel(page, -2000);
  expect(await scrollPosition(page)).toBe(place);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.mouse.move(640, 500);
  await turnWheel(page, -100);
  await expect.poll(() => scrollPosition(page), 'closed, it scrolls again').toBe(place - 100);
});

test('an article opens at its top after another was scrolled to its end', async ({ page }) => {
  await readMore(page, cctv).click();
  await expectText(page);
  await dialog(page).evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await close(page).click();
  await expect(dialog(page)).toHaveCount(0);
  await readMore(page, construction).click();
  await expect(dialog(page).getByRole('heading', { name: construction })).toBeInViewport();
});
