import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { drawingInks } from '../../../components/theme/colours';
import { ventures } from '../../../lib/content/collections/ventures';
import { readFields } from '../../../lib/content/readFields';
import type { Category } from '../../../lib/schemas/category';
import { venture } from '../../../lib/schemas/venture';
import { type Frame, planSheet, planTrees } from '../../../lib/site/plan';
import { removeOthers, writeIfChanged } from '../../files';
import { readCategories } from '../../readCategories';
import { colour, type Ink, inkOf, type Pens, pens, pensWith } from './pens';
import { type Lines, svgFile } from './svg';

const { order, status } = venture.shape;
const drawnVenture = z.object({ slug: z.string(), order, status });

type Tree = z.infer<typeof drawnVenture> & { rings: readonly string[] };

/** The lines of each committed drawing by the name of its file. */
type Shapes = Readonly<Record<string, Lines>>;

const folder = 'tools/build/drawings';

/** The parts of the plan that are the pictures of the first businesses; by default 560 units around the tree. */
const crops: readonly Frame[] = [
  { x: 330, y: 500, width: 640, height: 620 },
  { x: 860, y: 60, width: 640, height: 640 },
];

/** Each ring of a planned tree is in the placeholder of the plan, which counts for the budget of the home page. */
const mostPlannedRings = 5;

/**
 * Draws the ventures and categories of `contentDir` into `outDir` and returns the sorted file names. Does not touch
 * unchanged files, and removes outdated ones. Throws if a category cannot be drawn; the content check reports ventures
 * that are left out.
 */
export async function writeDrawings({
  contentDir = 'content',
  outDir = 'public/drawings',
}): Promise<string[]> {
  const drawn = readFields(contentDir, ventures).flatMap(
    ({ name, values }) => drawnVenture.safeParse({ ...values, slug: name }).data ?? [],
  );
  const files = drawingSet(drawn, readCategories(contentDir), await readShapes());
  await mkdir(outDir, { recursive: true });
  await removeOthers(outDir, files.keys());
  await Promise.all([...files].map(([name, text]) => writeIfChanged(join(outDir, name), text)));
  return [...files.keys()].sort();
}

/** Reads the committed shapes of the drawings. */
export async function readShapes(): Promise<Shapes> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.svg'));
  const shapes = names.map(async (name): Promise<[string, Lines]> => {
    const groups = (await readFile(join(folder, name), 'utf8')).matchAll(
      /<g id="([\w-]+)"[^>]*>(.*?)<\/g>/gs,
    );
    const lines = Array.from(groups, ([, id, paths]) => [id, paths?.match(/M[^M"]+/g) ?? []]);
    return [name.replace('.svg', ''), Object.fromEntries(lines)];
  });
  return Object.fromEntries(await Promise.all(shapes));
}

/**
 * Every drawing of the site, SVG by file name. The first venture has the first tree of the plan, and so on: the
 * established ones come first, each in its order.
 */
export function drawingSet(
  ventures: readonly z.infer<typeof drawnVenture>[],
  categories: readonly Pick<Category, 'slug' | 'drawing' | 'colours'>[],
  { plan = {}, clearing = {}, 'survey-sheet': survey = {}, ...motifs }: Shapes,
): Map<string, string> {
  const files = new Map<string, string>();
  const draw = (name: string, frame: Frame, lines: Lines, pens: Pens, background?: Ink) =>
    files.set(`${name}.svg`, svgFile(frame, lines, pens, background));
  const trees = ventures
    .toSorted((a, b) => a.status.localeCompare(b.status) || a.order - b.order)
    .slice(0, planTrees.length)
    .map((venture, i) => ({ ...venture, rings: plan[`tree-${i + 1}`] ?? [] }));
  const whole = { ground: plan[`ground-${trees.length}`] ?? [], ...ringsOf(trees) };
  draw('plan', planSheet, whole, pens.plan);
  draw('band', { x: -330, y: 470, width: 1560, height: 620 }, whole, pens.band, colour('brandDeep'));

  for (const [i, tree] of trees.entries()) {
    const { x, y, radius } = planTrees[i] as (typeof planTrees)[number];
    const around = (width: number, height: number): Frame => ({
      ...{ x: Math.round(x - width / 2), y: Math.round(y - height / 2) },
      ...{ width, height },
    });
    if (tree.status === 'established') {
      // The panels of components/sections/ventures/Ventures.tsx follow the same rule.
      const panel = i % 2 === 0 ? 'brand' : 'surfaceTint';
      draw(`business-${tree.slug}`, crops[i] ?? around(560, 560), whole, pens[panel], colour(panel));
    } else {
      const width = Math.max(480, Math.round(3.4 * radius));
      draw(`division-${tree.slug}`, around(width, 0.625 * width), whole, pens.division, colour('background'));
      // Whole also where the page shows the middle of the drawing as a square or 25:16.
      const frame = around(Math.round(3.8 * radius), Math.round(3.04 * radius));
      const alone = { ground: plan[`alone-${i + 1}`] ?? [], ...ringsOf([tree]) };
      draw(`thumb-${tree.slug}`, frame, alone, pens.thumb, colour('surface'));
    }
  }

  const ofCategories = categories.map((category) => ({ ...category, name: `article-${category.slug}` }));
  for (const { name, drawing, colours } of [
    ...ofCategories,
    { name: 'about', drawing: 'Growth rings', colours: 'surfaceTint' } as const,
    { name: 'news', drawing: 'Contours', colours: 'surface' } as const,
  ]) {
    const [inks, motif] = [drawingInks[colours], motifs[drawing.toLowerCase().replace(' ', '-')] ?? {}];
    draw(name, { x: 0, y: 0, width: 1200, height: 750 }, motif, pensWith(inks), inkOf(inks, 'ground'));
  }
  draw('clearing', { x: 0, y: 0, width: 1040, height: 760 }, clearing, pens.clearing);
  draw('survey-sheet', { x: 0, y: 0, width: 1280, height: 640 }, survey, pens.survey);
  return files;
}

/** The rings of trees by the kind of their lines. */
function ringsOf(trees: readonly Tree[]): Lines {
  const rings = (status: Tree['status'], isDrawn: (index: number, count: number) => boolean) =>
    trees
      .filter((tree) => tree.status === status)
      .flatMap(({ rings }) => rings.filter((_, index) => isDrawn(index, rings.length)));
  return {
    thin: rings('established', (index) => index % 5 !== 0),
    index: rings('established', (index) => index % 5 === 0),
    dashed: rings('planned', (index, count) => index % Math.ceil(count / mostPlannedRings) === 0),
  };
}
