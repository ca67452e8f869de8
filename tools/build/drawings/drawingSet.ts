import type { Category } from '../../../lib/schemas/category';
import type { DrawingName } from '../../../lib/schemas/categorySets';
import type { Frame } from '../../../lib/schemas/planFrame';
import { planSheet } from '../../../lib/schemas/planFrame';
import type { TreeShape } from '../../../lib/schemas/tree';
import { union } from '../../../lib/site/plan/geometry';
import { outlineOf } from '../../../lib/site/plan/labels';
import { type DrawnVenture, treesOf } from '../../../lib/site/plan/tree';
import { planWarp, unwarped } from '../../../lib/site/plan/waves';
import { aerialRoots } from './aerialRoots';
import { clearing } from './clearing';
import { growthRings } from './growthRings';
import { iconSprite } from './icons';
import { leafVeins } from './leafVeins';
import { type Motif, type MotifPens, motifDrawing } from './motif';
import { newLeaf } from './newLeaf';
import { type Palette, pensOf } from './pens';
import { planOf } from './plan';
import { planDrawing } from './planDrawing';
import { contourSheet, surveySheet } from './survey';
import { type Drawing, type Ink, svgFile } from './svg';

const bandFrame: Frame = { x: -330, y: 470, width: 1560, height: 620 };

const motifs: Record<DrawingName, () => Motif> = {
  'Growth rings': growthRings,
  'Leaf veins': leafVeins,
  Contours: contourSheet,
  'Aerial roots': aerialRoots,
  'New leaf': newLeaf,
};

/**
 * Every drawing of the site, SVG by file name, for the ventures in display order, the established ones first.
 */
export function drawingSet(
  ventures: readonly DrawnVenture[],
  palette: Palette,
  categories: readonly Category[],
): Map<string, string> {
  const pens = pensOf(palette);
  const files = new Map<string, string>();
  const businesses = ventures.filter(({ status }) => status === 'established');
  const divisions = ventures.filter(({ status }) => status === 'planned');
  const crops = businesses.map(businessFrame);
  const cards = divisions.map(({ tree }) => frameAround(tree, 480, 300));
  const plan = planOf(treesOf(ventures), union([planSheet, bandFrame, ...crops, ...cards]));

  files.set('plan.svg', svgFile({ ...planDrawing(plan, planSheet, pens.plan), tolerance: 1.7 }));
  files.set('band.svg', svgFile(planDrawing(plan, bandFrame, pens.band, pens.colour('brandDeep'))));
  businesses.forEach((business, i) => {
    // The panels of components/sections/portfolio/Portfolio.tsx follow the same rule.
    const panel = i % 2 === 0 ? 'brand' : 'surfaceTint';
    const drawing = planDrawing(plan, businessFrame(business), pens[panel], pens.colour(panel));
    files.set(`business-${business.slug}.svg`, svgFile(drawing));
  });
  for (const division of divisions) {
    const card = planDrawing(
      plan,
      frameAround(division.tree, 480, 300),
      pens.division,
      pens.colour('background'),
    );
    files.set(`division-${division.slug}.svg`, svgFile(card));
    files.set(`thumb-${division.slug}.svg`, svgFile(thumb(division, pens)));
  }
  for (const category of categories)
    files.set(`article-${category.slug}.svg`, categoryDrawing(category, palette));
  files.set('about.svg', motifFile(growthRings(), pens.motif(palette.inks.surfaceTint)));
  files.set('news.svg', motifFile(contourSheet(), pens.motif(palette.inks.surface)));
  files.set('clearing.svg', svgFile(clearing(pens.clearing)));
  files.set('survey-sheet.svg', svgFile(motifDrawing(surveySheet(), pens.survey)));
  files.set('icons.svg', iconSprite(categories));
  return files;
}

/** What the articles of a category show in place of a photograph, SVG. */
export function categoryDrawing(
  { drawing, colours }: Pick<Category, 'drawing' | 'colours'>,
  palette: Palette,
): string {
  return motifFile(motifs[drawing](), pensOf(palette).motif(palette.inks[colours]));
}

function motifFile(motif: Motif, { background, pens }: { background: Ink; pens: MotifPens }): string {
  return svgFile(motifDrawing(motif, pens, background));
}

/** Units. In a smaller frame, a picture across the whole page would have only a few coarse lines. */
const smallestFrame = 560;

/** The part of the plan a business shows: its own crop, or a square that cuts the outer rings of a large tree. */
function businessFrame({ tree, crop }: DrawnVenture): Frame {
  const side = Math.max(smallestFrame, Math.round(tree.radius * 2.2));
  return crop ?? frameAround(tree, side, side);
}

/** The tree of a division alone and whole, also where the page shows the middle of the drawing as a square or 25:16. */
function thumb(division: DrawnVenture, pens: ReturnType<typeof pensOf>): Drawing {
  const trees = treesOf([division]);
  const outline = union(trees.flatMap(outlineOf).map(([x, y]) => ({ x, y, width: 0, height: 0 })));
  const shown = 1.15 * Math.max(outline.width, outline.height);
  const [width, height] = [Math.round((shown * 25) / 16), Math.round((shown * 20) / 16)];
  const frame = {
    x: Math.round(outline.x + (outline.width - width) / 2),
    y: Math.round(outline.y + (outline.height - height) / 2),
    width,
    height,
  };
  return planDrawing(planOf(trees, frame), frame, pens.thumb, pens.colour('surface'));
}

/** A frame of the given size, centred on the tree as drawn. */
function frameAround(tree: TreeShape, width: number, height: number): Frame {
  const [x, y] = unwarped([tree.x, tree.y], planWarp);
  return { x: Math.round(x - width / 2), y: Math.round(y - height / 2), width, height };
}
