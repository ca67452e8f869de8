import { z } from 'zod';
import { drawingInks } from '../../../components/theme/colours';
import type { Category } from '../../../lib/schemas/category';
import type { DrawingName } from '../../../lib/schemas/categorySets';
import { type Status, venture } from '../../../lib/schemas/venture';
import { type Frame, frameAround, planSheet, planTrees } from '../../../lib/site/plan';
import { colour, type Ink, inkOf, type Pens, pens, pensWith } from './pens';
import { groupsOf, type Shapes } from './shapes';
import { svgFile } from './svg';

const { order, status } = venture.shape;
const drawnVenture = z.object({ slug: z.string(), order, status });

/** What the drawings need of a venture. */
type DrawnVenture = z.infer<typeof drawnVenture>;

const articleFrame: Frame = { x: 0, y: 0, width: 1200, height: 750 };
const bandFrame: Frame = { x: -330, y: 470, width: 1560, height: 620 };

/** Each ring of a planned tree is in the placeholder of the plan, which counts for the budget of the home page. */
const mostPlannedRings = 5;

const motifs: Record<DrawingName, string> = {
  'Growth rings': 'growth-rings',
  'Leaf veins': 'leaf-veins',
  Contours: 'contours',
  'Aerial roots': 'aerial-roots',
  'New leaf': 'new-leaf',
};

/** The ventures that can be drawn, the established ones first, each in its order. The content check reports others. */
function inDrawingOrder(ventures: readonly object[]): DrawnVenture[] {
  return ventures
    .flatMap((fields) => drawnVenture.safeParse(fields).data ?? [])
    .sort((a, b) => a.status.localeCompare(b.status) || a.order - b.order);
}

/**
 * Every drawing of the site, SVG by file name. The first venture has the first tree of the plan, and so on: the
 * established ones come first, each in its order.
 */
export function drawingSet(
  ventures: readonly object[],
  categories: readonly Category[],
  shapes: Shapes,
): Map<string, string> {
  const plan = groupsOf(shapes.plan ?? '');
  const drawn = inDrawingOrder(ventures);
  const trees = planTrees.slice(0, drawn.length).map((tree, i) => ({
    ...tree,
    ...(drawn[i] as DrawnVenture),
    rings: plan[`tree-${i + 1}`] ?? [],
  }));
  const ground = plan[`ground-${trees.length}`] ?? [];
  const files = new Map<string, string>();
  const draw = (name: string, frame: Frame, pens: Pens, background?: Ink) =>
    files.set(
      `${name}.svg`,
      svgFile({ frame, background, layers: layersOf({ ground, ...ringsOf(trees) }, pens) }),
    );

  draw('plan', planSheet, pens.plan);
  draw('band', bandFrame, pens.band, colour('brandDeep'));
  trees.forEach((tree, i) => {
    const { slug, status, radius } = tree;
    if (status === 'established') {
      // The panels of components/sections/ventures/Ventures.tsx follow the same rule.
      const panel = i % 2 === 0 ? 'brand' : 'surfaceTint';
      draw(`business-${slug}`, tree.crop ?? frameAround(tree, 560, 560), pens[panel], colour(panel));
      return;
    }
    const width = Math.max(480, Math.round(3.4 * radius));
    draw(`division-${slug}`, frameAround(tree, width, 0.625 * width), pens.division, colour('background'));
    const alone = { ground: plan[`alone-${i + 1}`] ?? [], ...ringsOf([tree]) };
    // Whole also where the page shows the middle of the drawing as a square or 25:16.
    const frame = frameAround(tree, Math.round(3.8 * radius), Math.round(3.04 * radius));
    const layers = layersOf(alone, pens.thumb);
    files.set(`thumb-${slug}.svg`, svgFile({ frame, background: colour('surface'), layers }));
  });

  for (const category of categories)
    files.set(`article-${category.slug}.svg`, categoryDrawing(category, shapes));
  files.set('about.svg', categoryDrawing({ drawing: 'Growth rings', colours: 'surfaceTint' }, shapes));
  files.set('news.svg', categoryDrawing({ drawing: 'Contours', colours: 'surface' }, shapes));
  const clearing = layersOf(groupsOf(shapes.clearing ?? ''), pens.clearing);
  files.set('clearing.svg', svgFile({ frame: { x: 0, y: 0, width: 1040, height: 760 }, layers: clearing }));
  const survey = layersOf(groupsOf(shapes['survey-sheet'] ?? ''), pens.survey);
  files.set('survey-sheet.svg', svgFile({ frame: { x: 0, y: 0, width: 1280, height: 640 }, layers: survey }));
  return files;
}

/** What the articles of a category show in place of a photograph, SVG. */
export function categoryDrawing(
  { drawing, colours }: Pick<Category, 'drawing' | 'colours'>,
  shapes: Shapes,
): string {
  const inks = drawingInks[colours];
  const layers = layersOf(groupsOf(shapes[motifs[drawing]] ?? ''), pensWith(inks));
  return svgFile({ frame: articleFrame, background: inkOf(inks, 'ground'), layers });
}

/** The rings of trees by their pens. */
function ringsOf(trees: readonly { status: Status; rings: readonly string[] }[]) {
  const established = trees.filter(({ status }) => status === 'established').map(({ rings }) => rings);
  const planned = trees.filter(({ status }) => status === 'planned').map(({ rings }) => rings);
  return {
    thin: established.flatMap((rings) => rings.filter((_, i) => i % 5 !== 0)),
    index: established.flatMap((rings) => rings.filter((_, i) => i % 5 === 0)),
    dashed: planned.flatMap((rings) =>
      rings.filter((_, i) => i % Math.ceil(rings.length / mostPlannedRings) === 0),
    ),
  };
}

/** The lines of a drawing with their pens, the pens in the order in which they draw. */
function layersOf(lines: Readonly<Record<string, readonly string[]>>, pens: Pens) {
  const kinds = ['faint', 'ground', 'thin', 'index', 'dashed'] as const;
  return kinds.flatMap((kind) => {
    const pen = pens[kind];
    return pen ? [{ pen, paths: lines[kind] ?? [] }] : [];
  });
}
