import { mkdir, mkdtemp, readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { articleInks, dark, light } from '../../components/theme/tokens';
import { type Division, drawingSet } from '../../lib/drawings/drawingSet';
import { planLabels } from '../../lib/drawings/labels';
import { levelLines } from '../../lib/drawings/levelLines';
import { bleed } from '../../lib/drawings/svg';
import { ringCount, standField, type Tree } from '../../lib/drawings/tree';
import { writeDrawings } from '../../tools/drawings';

const palette = { light, dark, articles: articleInks, thin: 1.15, index: 2.3 };
const figTree = { x: 585, y: 850, radius: 352, rings: 22, flutes: 7, depth: 0.105, phase: 0.4 };
const lichenTree = { x: 1200, y: 410, radius: 276, rings: 18, flutes: 6, depth: 0.1, phase: 1.3 };
const youngTree = { x: 590, y: 235, radius: 116, rings: 5, flutes: 5, depth: 0.06, phase: 0.2 };
const businesses = [
  {
    slug: 'first',
    name: 'First',
    order: 1,
    tree: figTree,
    crop: { x: 330, y: 500, width: 640, height: 620 },
  },
  { slug: 'second', name: 'Second', order: 2, tree: lichenTree },
];

function setWith(status: Division['status']) {
  return drawingSet(
    { businesses, divisions: [{ slug: 'care', name: 'Care', status, tree: youngTree }] },
    palette,
  );
}

const planned = setWith('planned');
const established = setWith('established');

function file(set: Map<string, string>, name: string): string {
  const text = set.get(name);
  if (text === undefined) throw new Error(`No drawing ${name} among ${[...set.keys()].join(', ')}`);
  return text;
}

type Stroke = { broken: boolean; colour: string; rings: number; data: string };

/** The line groups of a drawing, by what its own style sheet says of their class. */
function strokes(svg: string): Stroke[] {
  return [...svg.matchAll(/<path class="([a-o])" d="([^"]+)"/g)].map(([, name = '', data = '']) => {
    const rule = svg.match(new RegExp(`\\.${name}\\{stroke:(#[0-9A-F]{6});([^}]*)\\}`));
    const colour = rule?.[1] ?? '';
    return { broken: /dasharray/.test(rule?.[2] ?? ''), colour, rings: data.split('z').length - 1, data };
  });
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Points every quarter of each curve piece, in drawing units. */
function drawnPoints(data: string): [number, number][] {
  const points: [number, number][] = [];
  for (const [, subpath = ''] of data.matchAll(/M([^M]+)/g)) {
    const [start = '', q = '', t = ''] = subpath.replace('z', '').split(/[qt]/);
    const numbers = (text: string) => [...text.matchAll(/-?\d+/g)].map(Number);
    let [x = 0, y = 0] = numbers(start);
    let [controlX = 0, controlY = 0] = [0, 0];
    const [cx = 0, cy = 0, ...ends] = [...numbers(q), ...numbers(t)];
    [controlX, controlY] = [x + cx, y + cy];
    for (let i = 0; i < ends.length; i += 2) {
      const [endX, endY] = [x + (ends[i] ?? 0), y + (ends[i + 1] ?? 0)];
      for (const s of [0, 0.25, 0.5, 0.75, 1]) {
        const along = (a: number, b: number, c: number) => (1 - s) ** 2 * a + 2 * s * (1 - s) * b + s * s * c;
        points.push([along(x, controlX, endX) / 2, along(y, controlY, endY) / 2]);
      }
      [controlX, controlY] = [2 * endX - controlX, 2 * endY - controlY];
      [x, y] = [endX, endY];
    }
  }
  return points;
}

describe('the set', () => {
  test('is the same bytes for the same data', () => {
    expect([...setWith('planned')]).toEqual([...planned]);
  });

  test('has a drawing for every business, division, category and page that shows one', () => {
    expect([...planned.keys()].sort()).toEqual([
      'article-company-news.svg',
      'article-industry-insights.svg',
      'article-innovation.svg',
      'article-investment-strategy.svg',
      'article-technology.svg',
      'band.svg',
      'business-first.svg',
      'business-second.svg',
      'clearing.svg',
      'division-care-thumb.svg',
      'division-care.svg',
      'icons.svg',
      'plan.svg',
      'survey-sheet.svg',
    ]);
  });

  test('is well-formed XML without scripts, metadata, comments or outside references', () => {
    for (const [name, svg] of planned) {
      const open: string[] = [];
      const rest = svg.replace(
        /<(\/?)([a-z]+)((?: [a-zA-Z-]+="[^"<&]*")*)(\/?)>/g,
        (_, end, tag, __, empty) => {
          if (end) expect(open.pop(), name).toBe(tag);
          else if (!empty) open.push(tag);
          return '';
        },
      );
      expect(open, name).toEqual([]);
      expect(rest, name).not.toMatch(/[<>&]/);
      expect(svg, name).not.toMatch(/script|metadata|<!--|NaN|Infinity|undefined|url\(/);
      expect(svg.replace('http://www.w3.org/2000/svg', ''), name).not.toContain('http');
    }
  });

  test('draws nothing outside the frame but a small bleed', () => {
    for (const [name, svg] of planned) {
      if (name === 'icons.svg') continue;
      const [, width, height] = svg.match(/viewBox="0 0 (\d+) (\d+)"/)?.map(Number) ?? [];
      const points = strokes(svg).flatMap(({ data }) => drawnPoints(data));
      const outside = points.filter(
        ([x, y]) =>
          Math.min(x, y) < -bleed - 2 || x > Number(width) + bleed + 2 || y > Number(height) + bleed + 2,
      );
      expect(points.length, name).toBeGreaterThan(100);
      expect(outside, name).toEqual([]);
    }
  });

  test('stays small enough for a phone', () => {
    const limits: [RegExp, number][] = [
      [/^plan/, 7500],
      [/^article|^survey/, 4500],
      [/^business|^band|^division|^clearing/, 5000],
      [/^icons/, 2500],
    ];
    for (const [name, svg] of planned) {
      const limit = limits.find(([pattern]) => pattern.test(name))?.[1];
      expect(gzipSync(svg).length, name).toBeLessThan(limit ?? 0);
    }
  });

  test('keeps line widths on the screen and fills any box', () => {
    const plan = file(planned, 'plan.svg');
    expect(plan).toContain('vector-effect:non-scaling-stroke');
    expect(plan).toMatch(
      /width="1600" height="1400" viewBox="0 0 1600 1400" preserveAspectRatio="xMidYMid slice"/,
    );
  });

  test('re-declares every colour for the dark scheme', () => {
    const svg = file(planned, 'business-first.svg');
    const [day = '', night = ''] = svg.split('@media(prefers-color-scheme:dark)');
    expect(day).toContain(`.p{fill:${light.fig}}`);
    expect(night).toContain(`.p{fill:${dark.fig}}`);
    expect(night.match(/stroke:#/g)).toHaveLength(strokes(svg).length);
  });
});

describe('trees', () => {
  test('a planned tree is broken rust with its own number of rings', () => {
    const lines = strokes(file(planned, 'plan.svg'));
    const broken = lines.filter((line) => line.broken);
    expect(broken.map(({ colour }) => colour)).toEqual([light.rust]);
    expect(sum(broken.map(({ rings }) => rings))).toBe(5);
  });

  test('established trees are solid with all their rings', () => {
    const solid = strokes(file(planned, 'plan.svg')).filter(({ colour }) => colour === light.action);
    expect(solid.every((line) => !line.broken)).toBe(true);
    expect(sum(solid.map(({ rings }) => rings))).toBe(22 + 18);
  });

  test('a division that opens is solid, with more rings, wherever it appears', () => {
    for (const name of ['plan.svg', 'division-care.svg', 'division-care-thumb.svg']) {
      expect(
        strokes(file(planned, name)).some(({ broken }) => broken),
        name,
      ).toBe(true);
      expect(
        strokes(file(established, name)).some(({ broken }) => broken),
        name,
      ).toBe(false);
    }
    const solid = strokes(file(established, 'plan.svg')).filter(({ colour }) => colour === light.action);
    expect(sum(solid.map(({ rings }) => rings))).toBe(22 + 18 + 7);
    expect(ringCount({ ...youngTree, status: 'planned' })).toBe(5);
  });

  test('a division card shows all rings of its tree', () => {
    const broken = strokes(file(planned, 'division-care.svg')).filter((line) => line.broken);
    expect(sum(broken.map(({ rings }) => rings))).toBe(5);
  });

  test('the ground is below zero inside a tree, zero on its bark and above zero outside', () => {
    const field = standField([{ ...figTree, depth: 0, phase: 0 }], (x, y) => [x, y]);
    expect(field(585, 850)).toBeCloseTo(-352, 6);
    expect(field(585 + 352, 850)).toBeCloseTo(0, 6);
    expect(field(585 + 452, 850)).toBeCloseTo(100, 6);
  });

  test('between two trees the ground is lower than either alone, so that contours join', () => {
    const still = (x: number, y: number): [number, number] => [x, y];
    const middle: [number, number] = [890, 630];
    const both = standField([figTree, lichenTree], still)(...middle);
    expect(both).toBeLessThan(standField([figTree], still)(...middle));
    expect(both).toBeLessThan(standField([lichenTree], still)(...middle));
  });
});

describe('level lines', () => {
  const frame = { x: 0, y: 0, width: 100, height: 100 };

  test('a line that leaves the frame is open and never runs along the edge', () => {
    const [lines = []] = levelLines((x) => x, frame, 5, [52]);
    expect(lines).toHaveLength(1);
    expect(lines[0]?.closed).toBe(false);
    for (const [x] of lines[0]?.points ?? []) expect(x).toBeCloseTo(52, 6);
  });

  test('a line inside the frame is closed', () => {
    const [lines = []] = levelLines((x, y) => Math.hypot(x - 50, y - 50), frame, 5, [30]);
    expect(lines.map(({ closed }) => closed)).toEqual([true]);
  });
});

describe('crops', () => {
  test('a business with a crop gets that frame on fig, the next one a square on lichen', () => {
    expect(file(planned, 'business-first.svg')).toContain('viewBox="0 0 640 620"');
    expect(file(planned, 'business-first.svg')).toContain(light.fig);
    expect(file(planned, 'business-second.svg')).toContain('viewBox="0 0 607 607"');
    expect(file(planned, 'business-second.svg')).toContain(light.lichen);
  });
});

describe('icons', () => {
  test('has one symbol for each filter, in the colour of the text', () => {
    const ids = [...file(planned, 'icons.svg').matchAll(/<symbol id="([^"]+)" viewBox="0 0 (\d+) /g)];
    expect(ids.map(([, id, size]) => `${id} ${size}`)).toEqual([
      'all 20',
      'company-news 20',
      'technology 20',
      'industry-insights 20',
      'investment-strategy 20',
      'innovation 20',
    ]);
    expect(file(planned, 'icons.svg')).not.toMatch(/#[0-9A-Fa-f]{3}/);
  });
});

describe('labels', () => {
  const trees: Tree[] = [
    { ...figTree, name: 'Grown', status: 'established' },
    { ...youngTree, name: 'Young', status: 'planned' },
  ];

  test('stand inside an established tree below its heart and under a planned one', () => {
    const [grown, young] = planLabels(trees);
    expect(grown).toMatchObject({ name: 'Grown' });
    expect(grown?.y).toBeGreaterThan((850 / 1400) * 100);
    expect(grown?.y).toBeLessThan(((850 + 352) / 1400) * 100);
    expect(young?.y).toBeGreaterThan(((235 + 100) / 1400) * 100);
    expect(young?.x).toBeCloseTo((590 / 1600) * 100, -1);
  });

  test('are rounded to a tenth of a percent', () => {
    for (const { x, y } of planLabels(trees)) {
      expect(`${x}`).toMatch(/^\d+(\.\d)?$/);
      expect(`${y}`).toMatch(/^\d+(\.\d)?$/);
    }
  });
});

describe('writing', () => {
  const tree = 'tree: { x: 590, y: 235, radius: 116, rings: 5, flutes: 5, depth: 0.06, phase: 0.2 }';

  async function folders(division: string) {
    const root = await mkdtemp(path.join(tmpdir(), 'drawings-'));
    const contentDir = path.join(root, 'content');
    await mkdir(path.join(contentDir, 'businesses'), { recursive: true });
    await mkdir(path.join(contentDir, 'divisions'));
    await writeFile(path.join(contentDir, 'divisions', 'care.yaml'), division);
    return { contentDir, outDir: path.join(root, 'public', 'drawings') };
  }

  test('returns the names it wrote and clears away drawings it no longer makes', async () => {
    const where = await folders(`name: Care\norder: 1\nstatus: planned\n${tree}\n`);
    await mkdir(where.outDir, { recursive: true });
    await writeFile(path.join(where.outDir, 'division-gone.svg'), '<svg/>');
    const names = await writeDrawings(where);
    expect(names).toContain('division-care.svg');
    expect((await readdir(where.outDir)).sort()).toEqual(names);
  });

  test('leaves a file alone that has not changed', async () => {
    const where = await folders(`name: Care\norder: 1\nstatus: planned\n${tree}\n`);
    await writeDrawings(where);
    const plan = path.join(where.outDir, 'plan.svg');
    await utimes(plan, 1000, 1000);
    await writeDrawings(where);
    expect((await stat(plan)).mtimeMs).toBe(1000_000);
  });

  test('names the file, the fault and the cure when a tree is missing', async () => {
    const where = await folders('name: Care\norder: 1\nstatus: planned\n');
    await expect(writeDrawings(where)).rejects.toThrow(
      /care\.yaml cannot be drawn:\n {2}tree: [\s\S]*for example:\n {2}tree: \{ x: 590/,
    );
  });

  test('names the number that is not one', async () => {
    const where = await folders(`name: Care\norder: 1\nstatus: planned\n${tree.replace('116', 'wide')}\n`);
    await expect(writeDrawings(where)).rejects.toThrow(/care\.yaml[\s\S]*tree\.radius: [\s\S]*number/);
  });

  test('refuses a status that is neither planned nor established', async () => {
    const where = await folders(`name: Care\norder: 1\nstatus: soon\n${tree}\n`);
    await expect(writeDrawings(where)).rejects.toThrow(/care\.yaml[\s\S]*status: [\s\S]*planned/);
  });

  test('says where a file is not valid YAML', async () => {
    const where = await folders(`name: Care\norder: [\n`);
    await expect(writeDrawings(where)).rejects.toThrow(/care\.yaml: not valid YAML\. [\s\S]*line/);
  });
});
