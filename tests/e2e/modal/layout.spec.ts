import { viewports } from '../../geometry/viewports';
import { scrollPosition, turnWheel } from '../helpers';
import { cctv, close, construction, dialog, expectText, readMore } from '../newsPage';
import { expect, test } from '../test';
import { openFromBelow } from './modal';

// tests/walks/states.ts shows that its article reflows.
test('the modal fills the screen and covers the page behind', async ({ page }) => {
  await page.goto('/news-insights?article=cctv-and-ai-the-next-generation-of-security-solutions');
  await expectText(page);
  const seen = await page.evaluate(() =>
    [...document.querySelectorAll('header a, main h1')].flatMap((element) => {
      const { x, y } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(x + 1, y + 1);
      return hit ? Boolean(hit.closest('dialog')) : [];
    }),
  );
  expect(seen.length).toBeGreaterThan(1);
  expect(seen).not.toContain(false);
  for (const { width, height } of viewports.filter(({ style, forcedColors }) => !style && !forcedColors)) {
    await page.setViewportSize({ width, height });
    expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width, height });
    await expect(close(page)).toBeInViewport({ ratio: 1 });
  }
  await dialog(page).evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(close(page)).toBeInViewport({ ratio: 1 });
});

test('the page behind does not scroll while an article is open', async ({ page }) => {
  await page.goto('/news-insights');
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
  await page.goto('/news-insights');
  await readMore(page, cctv).click();
  await expectText(page);
  await dialog(page).evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await close(page).click();
  await expect(dialog(page)).toHaveCount(0);
  await readMore(page, construction).click();
  await expect(dialog(page).getByRole('heading', { name: construction })).toBeInViewport();
});
