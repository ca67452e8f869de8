import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { servedPath } from '../../tools/hosting/urls';
import { filesIn } from '../site/exportedPages';
import { axeViolations, rulesOfLayout, withoutTransitions } from './axe';
import { layoutFaultsAt } from './layoutFaults';
import { structureErrors } from './structure';
import { smallTargets } from './targets';
import { expect, testOn } from './testOn';

/** Defines the tests of every page of an export that hold for any content. */
export function testPages(outDir: string): void {
  const test = testOn(outDir);
  // The drawings below show where photographs do not load.
  test.use({ imageHost: 'fails', ...withoutTransitions });

  const pages = filesIn(outDir, '.html')
    // These have the parts of others.
    .filter((file) => !/generated-|_not-found|\/page\/(?!2\.)/.test(file))
    .filter((file) => !readFileSync(`${outDir}/${file}`, 'utf8').includes('http-equiv="refresh"'));
  for (const path of pages.map(servedPath))
    test.describe(path, () => {
      // The browser logs the status of this page alone.
      if (path === servedPath('404.html'))
        test.use({ expectedErrors: [[/status of 404/], { scope: 'test' }] });

      test(`${path} is accessible, and no text is cut off or overlaps`, async ({ page }) => {
        // The page with the fullest sections takes 20 times as long as others.
        test.setTimeout(120_000);
        await page.goto(path);
        expect.soft(await structureErrors(page), 'structure').toEqual([]);
        await expectAccessible(page);
      });
    });
}

type Options = { disabledRules?: string[]; sizes?: readonly number[] };

/** Expects the current state of a page to be accessible, and none of its text to be cut off or to overlap. */
export async function expectAccessible(page: Page, { disabledRules, sizes }: Options = {}): Promise<void> {
  expect.soft(await axeViolations(page, { disabledRules }), 'axe').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await layoutFaultsAt(page, sizes), 'layout').toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect.soft(await smallTargets(page), 'targets').toEqual([]);
  expect.soft(await axeViolations(page, { only: rulesOfLayout }), 'axe, dark, 390 px').toEqual([]);
}
