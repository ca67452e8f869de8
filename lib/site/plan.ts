/** A rectangle in drawing units, y downwards. */
export type Frame = { x: number; y: number; width: number; height: number };

/** The plan on the home page, in its own units. */
export const planFrame: Frame = { x: 0, y: 0, width: 1600, height: 1400 };

/** What its file shows: also the ground below, for words beside the plan that are higher. */
export const planSheet: Frame = { ...planFrame, height: 2000 };

/** The place of a tree on the plan, in its units; nameY is the middle of its name's first line, nameWidth the widest in ems. */
type PlanTree = { x: number; y: number; radius: number; nameY: number; nameWidth: number };

/**
 * The trees of tools/build/drawings/plan.svg in its order: the ventures take them from the first, the established ones
 * before the planned ones. Names of two lines do not overlap.
 */
export const planTrees: readonly PlanTree[] = [
  { x: 590, y: 870, radius: 352, nameY: 1018, nameWidth: 19.6 },
  { x: 1209, y: 405, radius: 276, nameY: 521, nameWidth: 13 },
  { x: 587, y: 241, radius: 116, nameY: 402, nameWidth: 9 },
  { x: 1282, y: 913, radius: 126, nameY: 1086, nameWidth: 10.3 },
  { x: 1053, y: 1224, radius: 104, nameY: 1370, nameWidth: 6 },
  { x: 850, y: 141, radius: 92, nameY: 281, nameWidth: 6.6 },
  { x: 1406, y: 1210, radius: 90, nameY: 1342, nameWidth: 6.2 },
  { x: 319, y: 401, radius: 92, nameY: 535, nameWidth: 7 },
  { x: 300, y: 1197, radius: 88, nameY: 1324, nameWidth: 7 },
  { x: 358, y: 121, radius: 80, nameY: 237, nameWidth: 7 },
];

/**
 * A tree's name on the plan: its lines, and their middle in percent of the plan's width and height. With it, the circle
 * around the tree that can be clicked: its middle below the top, and its radius as SVG counts it in percent.
 */
type PlanLabel = { name: string; lines: string[]; x: number; y: number; treeY: number; radius: number };

/** The smallest radius, in units, of a circle to click: 44 px wide on a plan of 320 px. */
const minTarget = 110;

/** What SVG takes percentages of, for lengths that are neither widths nor heights. */
const svgLength = Math.hypot(planFrame.width, planFrame.height) / Math.SQRT2;

/** The lowest middle of a line, in units. Any lower, it overflows the plan on the narrowest phone. */
const lowestName = 0.965 * planFrame.height;

/** Distance between the lines of a name, as a share of its size. */
export const lineHeight = 1.2;

/** The same in units where names are largest: 12 px on a plan of 320 px. */
const largestLine = lineHeight * 60;

/** The names on the plan, in the order of its trees. */
export function planLabels(names: readonly string[]): PlanLabel[] {
  return planTrees.slice(0, names.length).map(({ x, y, radius, nameY, nameWidth }, i) => {
    const name = names[i] as string;
    const lines = linesOf(name, nameWidth);
    const extra = ((lines.length - 1) * largestLine) / 2;
    return {
      name,
      lines,
      x: percent(x, planFrame.width),
      y: percent(Math.min(nameY + extra, lowestName - extra), planFrame.height),
      treeY: Math.round(percent(y, planFrame.height)),
      radius: Math.ceil(percent(Math.max(radius, minTarget), svgLength)),
    };
  });
}

/** Whether the name of the tree with an index has at most two lines, none wider than its place. */
export function fitsPlan(name: string, index: number): boolean {
  const width = planTrees[index]?.nameWidth ?? 0;
  const lines = linesOf(name, width);
  return lines.length <= 2 && lines.every((line) => widthOf(line) <= width);
}

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

/** Estimates the width of a text in ems: at most 5% too large in the font of the plan. */
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
