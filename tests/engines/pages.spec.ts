import type { Page } from '@playwright/test';
import { missingPage } from '../e2e/helpers';
import { layoutErrors } from '../inspect/layout';
import { exportedPages } from '../walks/exportedPages';
import { expect, inEachEngine, out, test } from './test';

const widths = [320, 390, 768, 1024, 1440, 1920];

const paths = exportedPages(out, 'https://site.example')
  .filter(({ isRedirect }) => !isRedirect)
  .map(({ file, path }) => (file === '404.html' ? missingPage : path));

inEachEngine(() => {
  for (const width of widths) {
    test(`at ${width} px no page has horizontal overflow, clipped or overlapping text`, async ({
      engine,
    }) => {
      await engine.setWindow(width, 800);
      const found: string[] = [];
      for (const path of paths) {
        await engine.open(path);
        expect(await engine.evaluate(() => innerWidth)).toBe(width);
        // The only method of Playwright's Page that it needs.
        const page = { evaluate: engine.evaluate } as unknown as Page;
        found.push(...(await layoutErrors(page)).map((error) => `${path}: ${error}`));
      }
      expect(found).toEqual([]);
    });
  }
});
