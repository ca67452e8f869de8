import type { Page } from '@playwright/test';
import { expect } from '../browser';
import { withoutTransitions } from '../inspect/axe';
import type { ExportedPage } from '../walks/exportedPages';
import { longestOfEachShape, withAllMarkup } from '../walks/markup';
import type { WalkedSite } from '../walks/site';
import { faultsIn } from './findFaults';
import { viewports } from './viewports';

/** Returns the 404 page, every page of `content/pages/` and few others that have all the markup of the site. */
export function pagesToLookAt({ pages, notFound }: WalkedSite): ExportedPage[] {
  const written = pages.filter(({ path }) => /^\/[^/]*$/.test(path));
  return withAllMarkup(pages, [notFound, ...written]);
}

/** Defines the tests of what an eye finds, on one built site whose photographs do not load: the drawings below show. */
export function lookAtPages(site: WalkedSite, chosen: readonly ExportedPage[]): void {
  const { test } = site;
  test.use({
    imageHost: 'fails',
    expectedErrors: [[/status of 404/], { scope: 'test' }],
    ...withoutTransitions,
  });

  for (const { path } of chosen)
    test(`${path} looks right at every width`, async ({ page, serverUrl }) => {
      test.setTimeout(60_000);
      await page.goto(serverUrl + path);
      await loadPictures(page);
      expect(await faultsIn(page)).toEqual([]);
    });

  test('the longest page of each other shape looks right on a phone', async ({ page, serverUrl }) => {
    test.setTimeout(60_000);
    for (const { path } of longestOfEachShape(site.pages.filter((other) => !chosen.includes(other)))) {
      await page.goto(serverUrl + path);
      expect.soft(await faultsIn(page, viewports.slice(0, 1)), path).toEqual([]);
    }
  });
}

/** Loads the pictures below the fold too, and waits until each is shown or marked as failed. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  });
}
