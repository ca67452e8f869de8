import type { Point } from './geometry';
import { planFrame, planWarp, unwarped } from './plan';
import { groundField, type Tree } from './tree';

/** The middle of a tree's name, in percent of the plan's width and height. */
type PlanLabel = { name: string; x: number; y: number };

/** Units between the outer ring of a planned tree and the middle of its name. */
const offsetBelow = 40;

/** In percent of the height. Below this, a name overflows the plan on the narrowest phone. */
const lowestY = 96.5;

/**
 * Positions of the names on the plan, in the order of the trees: inside an established tree below its centre,
 * under the outer ring of a planned one.
 */
export function planLabels(trees: readonly Tree[]): PlanLabel[] {
  return trees.map((tree) => {
    const [x, y] = unwarped([tree.x, tree.y], planWarp);
    const middle =
      tree.status === 'established' ? y + 0.42 * tree.radius : lowestPoint(tree, [x, y]) + offsetBelow;
    return {
      name: tree.name,
      x: percent(x, planFrame.width),
      y: Math.min(percent(middle, planFrame.height), lowestY),
    };
  });
}

/** The lowest y of the outer ring, from a bisection along rays from the centre. */
function lowestPoint(tree: Tree, [x, y]: Point): number {
  const field = groundField([tree], planWarp);
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
