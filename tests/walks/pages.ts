import { expect } from '../browser';
import { axeViolations, withoutTransitions } from '../inspect/axe';
import { expectTabReachesEverything } from '../inspect/focus';
import { layoutErrorsInViewports } from '../inspect/layout';
import { structureErrors } from '../inspect/structure';
import { smallTargets } from '../inspect/targets';
import type { ExportedPage } from './exportedPages';
import type { WalkedSite } from './site';

/** Visits every page in the browser. Console errors and external requests fail too (tests/browser.ts). */
export function walkPages({ test, pages, notFound, basePath, areAllVisited }: WalkedSite): void {
  test.describe('visits', () => {
    test.use({ expectedErrors: [[/status of 404/], { scope: 'test' }], ...withoutTransitions });

    const visited = [...(areAllVisited ? pages : withNewMarkup(pages)), notFound];

    for (const { path, file } of visited) {
      test(`${path === notFound.path ? '/no-such-page' : path}`, async ({ page, serverUrl }) => {
        await page.setViewportSize({ width: 1280, height: 720 });
        await page.goto(serverUrl + (file === '404.html' ? '/no-such-page' : path));
        expect.soft(await structureErrors(page), 'structure').toEqual([]);
        expect.soft(await smallTargets(page), 'targets at 1280 px').toEqual([]);
        expect.soft(await axeViolations(page), 'axe, light, 1280 px').toEqual([]);
        await expectTabReachesEverything(page, 'Tab at 1280 px');
        await expectCurrentPageMarked(basePath + path);

        await page.emulateMedia({ colorScheme: 'dark' });
        await page.setViewportSize({ width: 390, height: 844 });
        expect.soft(await smallTargets(page), 'targets at 390 px').toEqual([]);
        expect.soft(await axeViolations(page), 'axe, dark, 390 px').toEqual([]);
        await page.evaluate(() => (document.activeElement as HTMLElement).blur());
        expect.soft(await layoutErrorsInViewports(page), 'layout').toEqual([]);

        async function expectCurrentPageMarked(current: string) {
          const marked = page.getByRole('banner').locator('[aria-current="page"]');
          const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
          const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
          await expect(marked).toHaveCount(hrefs.includes(current) ? 1 : 0);
          if (hrefs.includes(current)) await expect(marked).toHaveAttribute('href', current);
        }
      });
    }
  });
}

/** Returns the pages with an element, class or attribute that no previous page has. */
function withNewMarkup(pages: readonly ExportedPage[]): ExportedPage[] {
  const seen = new Set<string>();
  return pages.filter(({ elements }) => {
    const before = seen.size;
    for (const { tagName, attrs } of elements)
      for (const { name, value } of [{ name: '', value: '' }, ...attrs])
        seen.add(/^(?:class|role)$/.test(name) ? `${tagName} ${name}=${value}` : `${tagName} ${name}`);
    return seen.size > before;
  });
}
