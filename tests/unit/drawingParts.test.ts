import { describe, expect, test } from 'vitest';
import { light } from '@/components/theme/colours';
import { contourLines } from '@/lib/drawings/contourLines';
import { planLabels } from '@/lib/drawings/labels';
import { groundField, type Tree } from '@/lib/drawings/tree';
import {
  drawnPoints,
  established,
  figTree,
  file,
  lichenTree,
  planned,
  strokes,
  sum,
  youngTree,
} from './support/drawings';

describe('trees', () => {
  const lines = (set: Map<string, string>, name: string, isDashed: boolean) =>
    strokes(file(set, name)).filter(({ dashed }) => dashed === isDashed);
  const rings = (list: ReturnType<typeof lines>) => sum(list.map((line) => line.rings));
  const solidRings = (set: Map<string, string>) =>
    rings(lines(set, 'plan.svg', false).filter(({ colour }) => colour === light.action));

  test('a planned tree has its own number of dashed rings, an established one solid ones', () => {
    for (const name of ['plan.svg', 'division-care.svg']) expect(rings(lines(planned, name, true))).toBe(5);
    expect(solidRings(planned)).toBe(22 + 18);
  });

  test('only planned trees are dashed, in the accent colour, which no solid line of a venture has', () => {
    const coloursIn = (name: string, isDashed: boolean) =>
      lines(planned, name, isDashed).map(({ colour }) => colour);
    for (const name of ['plan.svg', 'division-care.svg', 'thumb-care.svg', 'clearing.svg'])
      expect(coloursIn(name, true), name).toEqual([light.accent]);
    for (const name of ['business-first.svg', 'business-second.svg'])
      expect(coloursIn(name, true), name).toEqual([]);
    for (const name of ['division-care.svg', 'thumb-care.svg', 'business-first.svg', 'business-second.svg'])
      expect(coloursIn(name, false), name).not.toContain(light.accent);
  });

  test('in the middle of the drawing of a venture are only the rings of its tree', () => {
    for (const [name, dashed] of [
      ['division-care.svg', [true]],
      // Every fifth ring is heavier.
      ['business-first.svg', [false, false]],
      ['business-second.svg', [false, false]],
    ] as const) {
      const svg = file(planned, name);
      const [, width = 0, height = 0] = svg.match(/viewBox="0 0 (\d+) (\d+)"/)?.map(Number) ?? [];
      const inMiddle = strokes(svg).filter(({ data }) =>
        drawnPoints(data).some(([x, y]) => Math.hypot(x - width / 2, y - height / 2) < height / 5),
      );
      expect(
        inMiddle.map((line) => line.dashed),
        name,
      ).toEqual(dashed);
      for (const line of inMiddle) expect(line.rings, name).toBeGreaterThan(0);
    }
  });

  test('a thumbnail of a division shows its tree whole and alone, also where a page crops it', () => {
    const svg = file(planned, 'thumb-care.svg');
    const [, width = 0, height = 0] = svg.match(/viewBox="0 0 (\d+) (\d+)"/)?.map(Number) ?? [];
    const side = (width * 16) / 25;
    const isInMiddle = ([x, y]: readonly [number, number]) =>
      Math.abs(x - width / 2) < side / 2 && Math.abs(y - height / 2) < side / 2;
    for (const { dashed, colour, data } of strokes(svg)) {
      if (dashed) expect(drawnPoints(data).every(isInMiddle)).toBe(true);
      else expect(colour).toBe(light.border);
    }
  });

  test('a division that opens has more rings, and solid ones, in every drawing', () => {
    for (const name of ['plan.svg', 'business-care.svg'])
      expect(lines(established, name, true), name).toEqual([]);
    expect(solidRings(established)).toBe(22 + 18 + 7);
  });

  test('the ground is negative inside a tree, zero on its outer ring and positive outside', () => {
    const field = groundField([{ ...figTree, depth: 0, phase: 0 }], (x, y) => [x, y]);
    expect(field(585, 850)).toBeCloseTo(-352, 6);
    expect(field(585 + 352, 850)).toBeCloseTo(0, 6);
    expect(field(585 + 452, 850)).toBeCloseTo(100, 6);
  });

  test('between two trees the ground is lower than for either alone, so that contour lines join', () => {
    const still = (x: number, y: number): [number, number] => [x, y];
    const middle: [number, number] = [890, 630];
    const both = groundField([figTree, lichenTree], still)(...middle);
    expect(both).toBeLessThan(groundField([figTree], still)(...middle));
    expect(both).toBeLessThan(groundField([lichenTree], still)(...middle));
  });
});

describe('contour lines', () => {
  const frame = { x: 0, y: 0, width: 100, height: 100 };

  test('a line that leaves the frame is open and never runs along the edge', () => {
    const [lines = []] = contourLines((x) => x, frame, 5, [52]);
    expect(lines).toHaveLength(1);
    expect(lines[0]?.closed).toBe(false);
    for (const [x] of lines[0]?.points ?? []) expect(x).toBeCloseTo(52, 6);
  });

  test('a line inside the frame is closed', () => {
    const [lines = []] = contourLines((x, y) => Math.hypot(x - 50, y - 50), frame, 5, [30]);
    expect(lines.map(({ closed }) => closed)).toEqual([true]);
  });
});

describe('labels', () => {
  const trees: Tree[] = [
    { ...figTree, name: 'Grown', status: 'established' },
    { ...youngTree, name: 'Young', status: 'planned' },
  ];

  test('are inside an established tree below its centre and under a planned one', () => {
    const [grown, young] = planLabels(trees);
    expect(grown).toMatchObject({ name: 'Grown' });
    expect(grown?.y).toBeGreaterThan((850 / 1400) * 100);
    expect(grown?.y).toBeLessThan(((850 + 352) / 1400) * 100);
    expect(young?.y).toBeGreaterThan(((235 + 100) / 1400) * 100);
    expect(young?.x).toBeCloseTo((590 / 1600) * 100, -1);
  });

  test('stay under the tree of a division that opens, which they would hide', () => {
    const [before] = planLabels([{ ...youngTree, name: 'Young', status: 'planned' }]);
    const [after] = planLabels([{ ...youngTree, name: 'Young', status: 'established' }]);
    expect(after).toEqual(before);
  });

  test('have several lines if their name is too long for the plan', () => {
    const [label] = planLabels([
      { ...lichenTree, name: 'Wägewell Payroll & Workforce Administration', status: 'established' },
    ]);
    expect(label?.lines).toEqual(['Wägewell Payroll &', 'Workforce Administration']);
  });

  test('are rounded to a tenth of a percent', () => {
    for (const { x, y } of planLabels(trees)) {
      expect(`${x}`).toMatch(/^\d+(\.\d)?$/);
      expect(`${y}`).toMatch(/^\d+(\.\d)?$/);
    }
  });
});
