import { type CategoryDrawing, type CategoryEntry, validateCategories } from '../schema/categories';
import { categoryTable } from '../schema/categoryTable';
import { slugOf } from '../schema/slug';
import { aerialRoots } from './aerialRoots';
import { clearing } from './clearing';
import { type Frame, union } from './geometry';
import { growthRings } from './growthRings';
import { iconSprite } from './icons';
import { leafVeins } from './leafVeins';
import { type Motif, type MotifPens, motifDrawing } from './motif';
import { newLeaf } from './newLeaf';
import { panelBackground } from './panelBackground';
import { type Palette, pensOf } from './pens';
import { planFrame, planOf, planWarp, unwarped } from './plan';
import { planDrawing } from './planDrawing';
import { contourSheet, surveySheet } from './survey';
import { type Ink, svgFile } from './svg';
import type { Tree, TreeShape } from './tree';

export type Business = { slug: string; name: string; tree: TreeShape; crop?: Frame };

export type Division = { slug: string; name: string; tree: TreeShape; status: Tree['status'] };

/** The businesses and divisions in display order. */
export type Group = { businesses: readonly Business[]; divisions: readonly Division[] };

const bandFrame: Frame = { x: -330, y: 470, width: 1560, height: 620 };

const motifs: Record<CategoryDrawing, () => Motif> = {
  'Growth rings': growthRings,
  'Leaf veins': leafVeins,
  Contours: contourSheet,
  'Aerial roots': aerialRoots,
  'New leaf': newLeaf,
};

/** All trees in display order. */
export function treesOf({ businesses, divisions }: Group): Tree[] {
  return [
    ...businesses.map(({ name, tree }): Tree => ({ ...tree, name, status: 'established' })),
    ...divisions.map(({ name, tree, status }): Tree => ({ ...tree, name, status })),
  ];
}

/** Every drawing of the site: SVG by file name. Throws if an entry of the category table is invalid. */
export function drawingSet(
  group: Group,
  palette: Palette,
  categories: readonly CategoryEntry[] = categoryTable,
): Map<string, string> {
  validateCategories(categories);
  const pens = pensOf(palette);
  const files = new Map<string, string>();
  const crops = group.businesses.map(businessFrame);
  const cards = group.divisions.map(({ tree }) => frameAround(tree, 480, 300));
  const plan = planOf(treesOf(group), union([planFrame, bandFrame, ...crops, ...cards]));

  files.set('plan.svg', svgFile({ ...planDrawing(plan, planFrame, pens.plan), tolerance: 1.7 }));
  files.set('band.svg', svgFile(planDrawing(plan, bandFrame, pens.band, pens.colour('brandDeep'))));
  group.businesses.forEach((business, i) => {
    const panel = panelBackground(i);
    const drawing = planDrawing(plan, businessFrame(business), pens[panel], pens.colour(panel));
    files.set(`business-${business.slug}.svg`, svgFile(drawing));
  });
  for (const { slug, tree } of group.divisions) {
    const card = planDrawing(plan, frameAround(tree, 480, 300), pens.division, pens.colour('background'));
    const thumb = planDrawing(plan, frameAround(tree, 400, 320), pens.thumb, pens.colour('surface'));
    files.set(`division-${slug}.svg`, svgFile(card));
    files.set(`division-${slug}-thumb.svg`, svgFile(thumb));
  }
  for (const { name, drawing, colours } of categories)
    files.set(`article-${slugOf(name)}.svg`, motifFile(motifs[drawing](), pens.motif(palette.inks[colours])));
  files.set('about.svg', motifFile(growthRings(), pens.motif(palette.inks.surfaceTint)));
  files.set('news.svg', motifFile(contourSheet(), pens.motif(palette.inks.surface)));
  files.set('clearing.svg', svgFile(clearing(pens.clearing)));
  files.set('survey-sheet.svg', svgFile(motifDrawing(surveySheet(), pens.survey)));
  files.set('icons.svg', iconSprite(categories));
  return files;
}

function motifFile(motif: Motif, { background, pens }: { background: Ink; pens: MotifPens }): string {
  return svgFile(motifDrawing(motif, pens, background));
}

/** The part of the plan a business shows: its own crop, or a square that cuts the outer rings. */
function businessFrame({ tree, crop }: Business): Frame {
  const side = Math.round(tree.radius * 2.2);
  return crop ?? frameAround(tree, side, side);
}

/** A frame of the given size, centred on the tree as drawn. */
function frameAround(tree: TreeShape, width: number, height: number): Frame {
  const [x, y] = unwarped([tree.x, tree.y], planWarp);
  return { x: Math.round(x - width / 2), y: Math.round(y - height / 2), width, height };
}
