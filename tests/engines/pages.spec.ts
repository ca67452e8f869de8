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

/** Runs in the page. Each drawing is above its text or beside it. */
function drawingsOverText() {
  const drawings = [...document.querySelectorAll('main article > picture')];
  const covering = drawings.filter((drawing) => {
    const [picture, text] = [drawing.querySelector('img'), drawing.nextElementSibling].map((each) =>
      each?.getBoundingClientRect(),
    ) as [DOMRect, DOMRect];
    const isBeside = picture.right < text.left + 2 || text.right < picture.left + 2;
    return !isBeside && picture.bottom > text.top + 2;
  });
  return { count: drawings.length, covering: covering.length };
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
      // A change of the window would load the page again, or in Firefox its drawings from the other site.
      await engine.open('/contact');
    });
  }

  test('no drawing covers the text of its article', async ({ engine }) => {
    for (const width of [390, 1024]) {
      await engine.setWindow(width, 800);
      await engine.open('/our-businesses');
      expect(await engine.evaluate(drawingsOverText), `at ${width} px`).toEqual({ count: 5, covering: 0 });
    }
  });
});
