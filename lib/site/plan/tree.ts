import type { Frame } from '../../schemas/planFrame';
import type { TreeShape } from '../../schemas/tree';
import type { Status } from '../../schemas/venture';
import type { Field } from './geometry';
import { between, seededRandom } from './random';
import type { Warp } from './waves';

/** A tree with what its label and its lines need. */
export type Tree = TreeShape & { name: string; status: Status };

/** Most units between the rings of an established tree, so that a division gains rings when it opens. */
const establishedRingSpacing = 16;

/** Number of rings drawn: the tree's own while planned, at least one per 16 units once established. */
export function ringCount(tree: Pick<Tree, 'radius' | 'rings' | 'status'>): number {
  if (tree.status === 'planned') return tree.rings;
  return Math.max(tree.rings, Math.floor(tree.radius / establishedRingSpacing));
}

/** Signed distance from the outer ring of a tree in units, negative inside. */
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
 * Lobes deepen towards the outer ring, then fade: otherwise k would go below 0 far from a small tree and draw
 * stars around it.
 */
function fluting(share: number): number {
  return share ** 1.4 / (1 + (Math.max(0, share - 1) / 0.45) ** 3);
}

/** The height of the ground around all trees, joined by a soft minimum over 30 units; negative inside any tree. */
export function groundField(trees: readonly TreeShape[], warp: Warp): Field {
  return (x, y) => {
    const [u, v] = warp(x, y);
    let sum = 0;
    for (const tree of trees) sum += Math.exp(-treeDistance(tree, u, v) / 30);
    return -30 * Math.log(sum);
  };
}

/**
 * Heights of a tree's rings, outermost first, unevenly spaced like growth rings (weights 0.55 to 1.45). The
 * innermost is never narrow, because a tiny ring would look like a dot.
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

/** What the drawings need of a venture. */
export type DrawnVenture = {
  slug: string;
  name: string;
  status: Status;
  tree: TreeShape;
  crop?: Frame;
};

/** The tree of each venture, with its name and status. */
export function treesOf(ventures: readonly DrawnVenture[]): Tree[] {
  return ventures.map(({ tree, name, status }) => ({ ...tree, name, status }));
}
