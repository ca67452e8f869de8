import { samplePages } from '../e2e/helpers';
import { findInPage } from '../geometry/findFaults';
import { sites } from '../sites/sites';
import type { Engine } from './engine';
import { expect, inEachEngine, test } from './test';

async function errorsOn(paths: readonly string[], engine: Engine, width: number): Promise<string[]> {
  await engine.setWindow(width, 800);
  const found: string[] = [];
  for (const path of paths) {
    await engine.open(path);
    expect(await engine.evaluate(() => innerWidth)).toBe(width);
    const { faults } = await engine.evaluate(findInPage);
    found.push(...faults.map((fault) => `${path}: ${fault}`));
  }
  return found;
}

/** Runs in the page. The drawing is above its text or, in every second article, on the right of it. */
function countCoveringDrawings(): number {
  return [...document.querySelectorAll('main article > img')].filter((drawing) => {
    const [picture, text] = [drawing, drawing.nextElementSibling as Element].map((each) =>
      each.getBoundingClientRect(),
    ) as [DOMRect, DOMRect];
    const isBeside = picture.right < text.left + 2 || text.right < picture.left + 2;
    return !isBeside && picture.bottom > text.top + 2;
  }).length;
}

inEachEngine(() => {
  for (const width of [320, 1440]) {
    test(`at ${width} px no page has horizontal overflow, clipped or overlapping text`, async ({
      engine,
    }) => {
      expect(await errorsOn(samplePages, engine, width)).toEqual([]);
    });

    test(`at ${width} px neither has any section in its fullest form`, async ({ engine, server }) => {
      const showSpecification = await server.show(sites.variant.out);
      expect.soft(await errorsOn(['/fullest-sections'], engine, width)).toEqual([]);
      showSpecification();
      // A change of the window would load the page again.
      await engine.open('/');
    });
  }

  test('no drawing covers the text of its article', async ({ engine }) => {
    for (const width of [390, 1024]) {
      await engine.setWindow(width, 800);
      await engine.open('/our-businesses');
      const count = await engine.evaluate(countCoveringDrawings);
      expect(count, `at ${width} px`).toBe(0);
    }
  });
});
