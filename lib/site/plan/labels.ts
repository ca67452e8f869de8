import { memoized } from '../../markdown/memoized';
import type { Frame } from '../../schemas/planFrame';
import { planFrame } from '../../schemas/planFrame';
import type { Point } from './geometry';
import { groundField, type Tree } from './tree';
import { planWarp, unwarped } from './waves';

/**
 * A tree's name on the plan: its lines, and their middle in percent of the plan's width and height. With it, the circle
 * around the tree that can be clicked: its middle below the top, and its radius as SVG counts it in percent.
 */
type PlanLabel = { name: string; lines: string[]; x: number; y: number; treeY: number; radius: number };

/** Distance in units between the outer ring of a tree and the middle of its name's first line. */
const offsetBelow = 40;

/** The smallest radius, in units, of a tree with its name inside. The name would hide most rings of a smaller one. */
const minRadiusInside = 160;

/** The smallest radius, in units, of a circle to click: 44 px wide on a plan of 320 px. */
const minTarget = 110;

/** What SVG takes percentages of, for lengths that are neither widths nor heights. */
const svgLength = Math.hypot(planFrame.width, planFrame.height) / Math.SQRT2;

/** The lowest middle of a line, in percent of the height. Any lower, it overflows the plan on the narrowest phone. */
const lowestY = 96.5;

/** Size of the names in units of the plan where they are largest: 12 px on a plan of 320 px. */
export const largestLabel = 60;

/** Distance between the lines of a name, as a share of its size. */
export const lineHeight = 1.2;

/**
 * Positions of the names on the plan, in the order of the trees: inside a large established tree below its
 * centre, under the outer ring of any other. A name that is too wide for the plan is wrapped.
 */
export function planLabels(trees: readonly Tree[]): PlanLabel[] {
  return trees.map((tree) => {
    const [x, y] = unwarped([tree.x, tree.y], planWarp);
    const lines = linesOf(tree.name, (2 * Math.min(x, planFrame.width - x)) / largestLabel);
    const extra = ((lines.length - 1) * lineHeight * largestLabel) / 2;
    const middle =
      tree.status === 'established' && tree.radius >= minRadiusInside
        ? y + 0.42 * tree.radius
        : Math.max(...outlineOf(tree).map((point) => point[1])) + offsetBelow + extra;
    return {
      name: tree.name,
      lines,
      x: percent(x, planFrame.width),
      y: Math.min(percent(middle, planFrame.height), lowestY - percent(extra, planFrame.height)),
      treeY: Math.round(percent(y, planFrame.height)),
      radius: Math.ceil(percent(Math.max(tree.radius, minTarget), svgLength)),
    };
  });
}

/** The rectangle around a name whose size is given in units of the plan. */
export function labelFrame({ lines, x, y }: Pick<PlanLabel, 'lines' | 'x' | 'y'>, size: number): Frame {
  const width = Math.max(...lines.map(widthOf)) * size;
  const height = lines.length * lineHeight * size;
  return {
    x: (x / 100) * planFrame.width - width / 2,
    y: (y / 100) * planFrame.height - height / 2,
    width,
    height,
  };
}

/** Points of a tree's outer ring, every 5 degrees, from a bisection along rays from the centre. */
export const outlineOf = memoized((tree: Tree): Point[] => {
  const [x, y] = unwarped([tree.x, tree.y], planWarp);
  const field = groundField([tree], planWarp);
  return Array.from({ length: 72 }, (_, index) => {
    const angle = (index * 5 * Math.PI) / 180;
    let [inside, outside] = [0, 2 * tree.radius];
    for (let round = 0; round < 20; round++) {
      const middle = (inside + outside) / 2;
      if (field(x + Math.cos(angle) * middle, y + Math.sin(angle) * middle) < 0) inside = middle;
      else outside = middle;
    }
    return [x + Math.cos(angle) * inside, y + Math.sin(angle) * inside];
  });
});

/** Wraps a name into as few lines as possible. A line is wider than `width` only if a single word is. */
function linesOf(name: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of name.split(/\s+/)) {
    const longer = [...lines.slice(-1), word].join(' ');
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Estimates the width of a text as a share of its size: at most 5% too large in the font of the plan. */
function widthOf(text: string): number {
  return [...text].reduce((width, character) => {
    if (/[\sfijlrt.,'’|()-]/.test(character)) return width + 0.32;
    if (/[mwMW]/.test(character)) return width + 0.86;
    return width + (/[\p{Lu}&]/u.test(character) ? 0.7 : 0.56);
  }, 0);
}

function percent(value: number, whole: number): number {
  return Math.round((value / whole) * 1000) / 10;
}
