import type { Field } from './geometry';
import { between, seededRandom } from './random';
import type { Warp } from './waves';

/** The shape of a tree seen from above, in units of the plan (1600 x 1400). */
export type TreeShape = {
  x: number;
  y: number;
  radius: number;
  rings: number;
  /** Number of buttresses, and how far they stand out as a share of the radius. */
  flutes: number;
  depth: number;
  /** Turn of the whole tree, in radians. */
  phase: number;
};

export type Tree = TreeShape & { name: string; status: 'established' | 'planned' };

/** A standing tree has a ring at least every this many units, so a division that opens gains rings. */
const standingRingSpacing = 16;

/** Number of rings drawn: the tree's own while planned, at least one per 16 units once established. */
export function ringCount(tree: Pick<Tree, 'radius' | 'rings' | 'status'>): number {
  if (tree.status === 'planned') return tree.rings;
  return Math.max(tree.rings, Math.floor(tree.radius / standingRingSpacing));
}

/** Distance from the bark of one tree in units: negative inside, 0 on the outer ring, positive outside. */
function treeDistance(tree: TreeShape, x: number, y: number): number {
  const across = x - tree.x;
  const down = y - tree.y;
  const r = Math.hypot(across, down);
  const t = Math.atan2(down, across);
  const turned = (tree.flutes * t + tree.phase + 0.5 * Math.sin(2 * t + tree.phase)) / 2;
  const flute = 2 * Math.abs(Math.cos(turned)) ** 1.6 - 1;
  const k = 1 + tree.depth * fluting(r / tree.radius) * flute + 0.05 * Math.sin(2 * t + 2 * tree.phase);
  return r / k - tree.radius;
}

/**
 * Flutes deepen towards the bark, then fade. Left to grow, the far ground of a small tree would
 * turn inside out (k below 0) and draw stars round it.
 */
function fluting(share: number): number {
  return share ** 1.4 / (1 + (Math.max(0, share - 1) / 0.45) ** 3);
}

/** All trees as one ground, joined by soft minimum over 30 units: negative inside any tree. */
export function standField(trees: readonly TreeShape[], warp: Warp): Field {
  return (x, y) => {
    const [u, v] = warp(x, y);
    let sum = 0;
    for (const tree of trees) sum += Math.exp(-treeDistance(tree, u, v) / 30);
    return -30 * Math.log(sum);
  };
}

/**
 * Heights of a tree's rings, bark first, unevenly spaced as years are (weights 0.55 to 1.45). The
 * heart is never narrow: a tiny innermost ring would read as a dot.
 */
export function ringLevels(tree: TreeShape, rings: number, seed = Math.round(tree.x * 7 + tree.y)): number[] {
  const random = seededRandom(seed);
  const weights = Array.from({ length: rings }, (_, i) => between(random, i === rings - 1 ? 1 : 0.55, 1.45));
  const unit = tree.radius / weights.reduce((sum, weight) => sum + weight, 0);
  let height = 0;
  return weights.map((weight) => {
    const level = height;
    height -= weight * unit;
    return level;
  });
}
