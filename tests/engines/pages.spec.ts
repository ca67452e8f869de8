import type { Page } from '@playwright/test';
import { samplePages } from '../e2e/helpers';
import { layoutErrors } from '../inspect/layout';
import { expect, inEachEngine, test } from './test';

inEachEngine(() => {
  for (const width of [320, 1440]) {
    test(`at ${width} px no page has horizontal overflow, clipped or overlapping text`, async ({
      engine,
    }) => {
      await engine.setWindow(width, 800);
      const found: string[] = [];
      for (const path of samplePages) {
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
