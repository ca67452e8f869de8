import { axeViolations, rulesOfLayout, withoutTransitions } from '../browser/axe';
import { expectTabReachesEverything } from '../browser/focus';
import { structureErrors } from '../browser/structure';
import { smallTargets } from '../browser/targets';
import { expect } from '../browser/testOn';
import { withAllMarkup } from './markup';
import type { WalkedSite } from './site';

export type WalkOptions = {
  /** Visits these pages, too. */
  paths?: readonly string[];
  /** Also looks at what depends on components alone: the order of Tab, focus rings, dark colours and features of styles. */
  looksAtComponents?: boolean;
};

/**
 * Visits the pages that together have all the markup of the site. Console errors and external requests fail too
 * (tests/browser/testOn.ts).
 */
export function walkPages(
  { test, pages, notFound }: WalkedSite,
  { paths = [], looksAtComponents = false }: WalkOptions = {},
): void {
  test.describe('visits', () => {
    test.use({ expectedErrors: [[/status of 404/], { scope: 'test' }], ...withoutTransitions });

    const visited = withAllMarkup(pages, [notFound, ...pages.filter(({ path }) => paths.includes(path))]);
    for (const { path, file } of visited) {
      test(`${path === notFound.path ? '/no-such-page' : path}`, async ({ page, serverUrl }) => {
        // The page with the fullest sections takes 4 seconds, and much longer on a busy machine.
        test.setTimeout(60_000);
        await page.setViewportSize({ width: 1280, height: 720 });
        await page.goto(serverUrl + (file === '404.html' ? '/no-such-page' : path));
        expect.soft(await structureErrors(page), 'structure').toEqual([]);
        expect.soft(await smallTargets(page), 'targets at 1280 px').toEqual([]);
        expect.soft(await axeViolations(page), 'axe, light, 1280 px').toEqual([]);
        await expectCurrentPageMarked(path);
        if (looksAtComponents) await expectTabReachesEverything(page, 'Tab at 1280 px');

        await page.setViewportSize({ width: 390, height: 844 });
        expect.soft(await smallTargets(page), 'targets at 390 px').toEqual([]);
        if (!looksAtComponents) return;
        await page.emulateMedia({ colorScheme: 'dark' });
        expect.soft(await axeViolations(page, { only: rulesOfLayout }), 'axe, dark, 390 px').toEqual([]);

        async function expectCurrentPageMarked(current: string) {
          const marked = page.getByRole('banner').locator('[aria-current="page"]');
          // Where they fit on no screen, they are in the menu, which is closed.
          const hidden = { includeHidden: true };
          const links = page.getByRole('navigation', { name: 'Main', ...hidden }).getByRole('link', hidden);
          const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
          await expect(marked).toHaveCount(hrefs.includes(current) ? 1 : 0);
          if (hrefs.includes(current)) await expect(marked).toHaveAttribute('href', current);
        }
      });
    }
  });
}

/** Layouts that depend on the words and the number of links of the content. */
export function walkLayouts({ test }: WalkedSite): void {
  test('the links of the header are in one row beside the logo, or in the menu', async ({
    page,
    serverUrl,
  }) => {
    await page.goto(serverUrl);
    const menuButton = page.getByRole('button', { name: 'Open menu' });
    const links = page.getByRole('banner').getByRole('link');
    for (let width = 880; width <= 1460; width += 40) {
      await page.setViewportSize({ width, height: 800 });
      if (await menuButton.isVisible()) continue;
      const boxes = await links.evaluateAll((all) =>
        all
          .filter((link) => link.checkVisibility())
          .map((link) => link.getBoundingClientRect())
          .map(({ left, right, y, height }) => ({ left, right, middle: Math.round(y + height / 2) })),
      );
      expect.soft(new Set(boxes.map(({ middle }) => middle)).size, `rows at ${width} px`).toBe(1);
      expect.soft(boxes.at(-1)?.right, `right end at ${width} px`).toBeLessThanOrEqual(width);
    }
    if ((await links.count()) > 1) await expect(menuButton.or(links.nth(1)).first()).toBeVisible();
  });
}
