import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { XMLValidator } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { categories } from '@/lib/site/categories';
import { planTrees } from '@/lib/site/plan';
import { drawingSet, readShapes, writeDrawings } from '@/tools/build/drawings/drawings';
import { temporaryFolder } from './support/folders';
import { specification } from './support/specification';

const shapes = await readShapes();

/** The drawings of a group with so many businesses and divisions. */
function drawingsOf(businesses: number, divisions: number): Map<string, string> {
  const ventures = (status: 'established' | 'planned', count: number) =>
    Array.from({ length: count }, (_, i) => ({ slug: `${status}-${i + 1}`, status, order: i + 1 }));
  return drawingSet(
    [...ventures('planned', divisions), ...ventures('established', businesses)],
    categories,
    shapes,
  );
}

/** The number of rings of a drawing: solid, and dashed. */
function ringsIn(svg: string | undefined) {
  const counts = { solid: 0, dashed: 0 };
  for (const [, name, data = ''] of (svg ?? '').matchAll(/<path class="([tid])" d="([^"]+)"/g))
    counts[name === 'd' ? 'dashed' : 'solid'] += data.split('z').length - 1;
  return counts;
}

/** The contour lines around the trees of the plan. */
function groundOf(set: Map<string, string>): string | undefined {
  return /<path class="g" d="[^"]+"/.exec(set.get('plan.svg') ?? '')?.[0];
}

describe('the set', () => {
  const set = drawingsOf(2, 3);

  test('is well-formed XML without scripts or outside references', () => {
    for (const [name, svg] of set) {
      expect(XMLValidator.validate(svg), name).toBe(true);
      expect(svg.replace('http://www.w3.org/2000/svg', ''), name).not.toMatch(
        /script|NaN|undefined|url\(|http/,
      );
    }
  });

  test('has dark colours, also with #dark behind its URL, which pages need for Safari', () => {
    for (const [name, svg] of set) {
      const [, inScheme = ''] = /@media\(prefers-color-scheme:dark\)\{(.*?\})\}/.exec(svg) ?? [];
      expect(svg, name).toContain('<svg xmlns="http://www.w3.org/2000/svg" id="dark"');
      expect(svg, name).toContain(inScheme.replaceAll(/(^|\})\./g, '$1#dark:target .'));
    }
  });
});

describe('the plan', () => {
  test.each([
    [1, 0],
    [1, 5],
    [5, 0],
    [5, 5],
  ])(
    'has solid trees for %i businesses, dashed ones for %i divisions, and a picture of each',
    (businesses, divisions) => {
      const set = drawingsOf(businesses, divisions);
      const { solid, dashed } = ringsIn(set.get('plan.svg'));
      expect(solid).toBeGreaterThan(4 * businesses);
      expect(dashed > 0).toBe(divisions > 0);
      // As many rings as the placeholder of the plan has space for.
      expect(dashed).toBeLessThanOrEqual(5 * divisions);
      const pictures = [...set.keys()].filter((name) => /^(?:business|division|thumb)-/.test(name));
      expect(pictures).toHaveLength(businesses + 2 * divisions);
      for (const name of pictures) {
        const rings = ringsIn(set.get(name));
        expect(rings.solid + rings.dashed, name).toBeGreaterThanOrEqual(4);
      }
    },
  );

  test('has a tree and the ground around it for each number of ventures that the check allows', () => {
    const grounds = planTrees.map((_, i) => groundOf(drawingsOf(1, i)));
    expect(planTrees).toHaveLength(10);
    expect(new Set(grounds).size).toBe(10);
    expect(grounds).not.toContain(undefined);
  });
});

describe('the tree of a venture', () => {
  test('stays in its place when its division opens, with solid lines', () => {
    const rings = (set: Map<string, string>, name: string) => ringsIn(set.get(name));
    expect(rings(drawingsOf(2, 1), 'thumb-planned-1.svg').dashed).toBe(5);
    expect(rings(drawingsOf(3, 0), 'business-established-3.svg').dashed).toBe(0);
    expect(groundOf(drawingsOf(2, 1))).toBe(groundOf(drawingsOf(3, 0)));
  });
});

describe('writing drawings', () => {
  test('returns the file names and deletes outdated drawings', async () => {
    const outDir = join(await temporaryFolder({ 'drawings/division-gone.svg': '<svg/>' }), 'drawings');
    const names = await writeDrawings({ contentDir: specification, outDir });
    expect(names).toContain('division-aged-care.svg');
    expect((await readdir(outDir)).sort()).toEqual(names);
  });
});
