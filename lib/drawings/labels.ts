import type { Point } from './geometry';
import { paperPoint, planFrame, planWarp } from './plan';
import { standField, type Tree } from './tree';

/** Where a tree's name stands: the middle of the text, in percent of the plan's width and height. */
type PlanLabel = { name: string; x: number; y: number };

/** Units between the outer ring of a planned tree and the middle of its name. */
const below = 40;

/** Percent of the height beyond which a name would stand out of the plan on the narrowest phone. */
const lowest = 96.5;

/**
 * Places for the names on the plan, in the order of the trees: inside an established tree below
 * its heart, under the outer ring of a planned one.
 */
export function planLabels(trees: readonly Tree[]): PlanLabel[] {
  return trees.map((tree) => {
    const [x, y] = paperPoint([tree.x, tree.y], planWarp);
    const middle = tree.status === 'established' ? y + 0.42 * tree.radius : lowestPoint(tree, [x, y]) + below;
    return {
      name: tree.name,
      x: percent(x, planFrame.width),
      y: Math.min(percent(middle, planFrame.height), lowest),
    };
  });
}

/** The lowest point of the bark: rays from the heart, each followed until it leaves the tree. */
function lowestPoint(tree: Tree, [x, y]: Point): number {
  const field = standField([tree], planWarp);
  let bottom = y;
  for (let degrees = 30; degrees <= 150; degrees += 5) {
    const angle = (degrees * Math.PI) / 180;
    let [inside, outside] = [0, 2 * tree.radius];
    for (let round = 0; round < 20; round++) {
      const middle = (inside + outside) / 2;
      if (field(x + Math.cos(angle) * middle, y + Math.sin(angle) * middle) < 0) inside = middle;
      else outside = middle;
    }
    bottom = Math.max(bottom, y + Math.sin(angle) * inside);
  }
  return bottom;
}

function percent(value: number, whole: number): number {
  return Math.round((value / whole) * 1000) / 10;
}
