import type { Page } from '@playwright/test';
import { expect, test } from '../test';
import { sitePaths } from './sitePaths';

test.use({ expectedErrors: [/status of 404/] });

/** What is wrong with the place and the look of the element that has the focus. */
function focusFault(page: Page): Promise<{ stop: number; name: string; faults: string[] }> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const name = `${element.localName} '${element.textContent?.trim().slice(0, 40)}'`;
    const stop = [...document.querySelectorAll('*')].indexOf(element);
    const faults: string[] = [];
    // A link that covers its panel shows the focus on the cover.
    const looks = [getComputedStyle(element), getComputedStyle(element, '::after')];
    const isMarked = looks.some(
      ({ outlineStyle, outlineWidth }) => outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 3,
    );
    if (!isMarked) faults.push('no ring around it');
    const [box] = element.getClientRects();
    if (!box) return { stop, name, faults: [...faults, 'not rendered'] };
    if (box.bottom <= 0 || box.top >= innerHeight) faults.push('out of view');
    const x = Math.min(Math.max(box.left + box.width / 2, 0), innerWidth - 1);
    // The boxes of large letters reach a little beyond their lines, with nothing in them.
    for (const y of [box.top + 4, box.bottom - 4]) {
      if (y < 0 || y >= innerHeight) continue;
      const hit = document.elementFromPoint(x, y);
      const isSeen = hit && (element.contains(hit) || hit.contains(element));
      if (!isSeen) faults.push(`covered by ${hit?.outerHTML.slice(0, 60)}`);
    }
    return { stop, name, faults };
  });
}

/** Presses Tab from the top of the page to its end; gives how many stops there are. */
async function walk(page: Page): Promise<number> {
  const seen: number[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement === document.body)) break;
    const { stop, name, faults } = await focusFault(page);
    if (seen.includes(stop)) break;
    expect(faults, name).toEqual([]);
    seen.push(stop);
    expect(seen.length, 'the walk ends').toBeLessThan(200);
  }
  // The header's menu stands behind its button, and everything else in the order of the document.
  expect(seen, 'the order of the document').toEqual([...seen].sort((a, b) => a - b));
  return seen.length;
}

/** Controls that a visitor sees, and so must reach. */
function reachable(page: Page): Promise<number> {
  return page.evaluate(() => {
    const controls = document.querySelectorAll(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    );
    return [...controls].filter((control) => control.checkVisibility({ visibilityProperty: true })).length;
  });
}

for (const path of sitePaths) {
  test(`on ${path} Tab reaches everything in order, ringed and never covered`, async ({ page }) => {
    for (const [width, height] of [
      [390, 844],
      [1280, 720],
      [740, 360],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      expect(await walk(page), `stops at ${width} px`).toBe(await reachable(page));
    }
  });
}

test('in an opened article no focus lies under its bar', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto('/news-insights');
  await page.getByRole('button', { name: /^Read More.*Why patient capital/ }).click();
  await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press < 9; press++) {
      await page.keyboard.press(key);
      const { name, faults } = await focusFault(page);
      expect(faults, `${name} after ${key}`).toEqual([]);
    }
  }
});

test('the way back with Shift+Tab is never covered either', async ({ page }) => {
  await page.goto('/privacy-policy');
  await page.getByRole('contentinfo').getByRole('link').last().focus();
  for (let press = 0; press < 40; press++) {
    await page.keyboard.press('Shift+Tab');
    if (await page.evaluate(() => document.activeElement === document.body)) break;
    const { name, faults } = await focusFault(page);
    expect(faults, name).toEqual([]);
  }
});
