import type { Frame } from '../../schemas/planFrame';
import { planFrame } from '../../schemas/planFrame';
import { leastRadius } from '../../schemas/tree';
import { inFrame, type Point } from '../../site/plan/geometry';
import { labelFrame, largestLabel, outlineOf, planLabels } from '../../site/plan/labels';
import { groundField, type Tree } from '../../site/plan/tree';
import { planWarp, unwarped } from '../../site/plan/waves';

/** Units between the outer rings of two trees, at least: the distance of the first contour line around them. */
const leastGap = 16;

/** On a screen of 1024 px, the words of the home page end here and the names on the plan have this size, in units. */
const besideWords = { left: 175, labelSize: 40 };

/** Why a tree or its name cannot be where it is, and the tree that it clashes with. */
export type Clash<Other extends Tree = Tree> =
  | { kind: 'outside' | 'name outside' | 'name behind words' }
  | { kind: 'overlap' | 'names overlap'; other: Other };

/** The first reason why a tree does not fit on the plan beside the others; undefined if it does. */
export function clashOf<Other extends Tree>(tree: Tree, others: readonly Other[]): Clash<Other> | undefined {
  const outline = outlineOf(tree);
  if (!outline.every((point) => inFrame(point, planFrame))) return { kind: 'outside' };
  const neighbour = others.find((other) => overlaps(tree, outline, other));
  if (neighbour) return { kind: 'overlap', other: neighbour };
  const name = nameFrame(tree, largestLabel);
  const corner: Point = [name.x + name.width, name.y + name.height];
  if (!inFrame([name.x, name.y], planFrame) || !inFrame(corner, planFrame)) return { kind: 'name outside' };
  if (nameFrame(tree, besideWords.labelSize).x < besideWords.left) return { kind: 'name behind words' };
  const named = others.find((other) => intersects(name, nameFrame(other, largestLabel)));
  return named && { kind: 'names overlap', other: named };
}

type Place = Pick<Tree, 'x' | 'y' | 'radius'>;

/** The nearest place where a tree fits, if need be smaller; undefined if there is none. */
export function freePlaceFor(tree: Tree, others: readonly Tree[]): Place | undefined {
  for (const share of [1, 0.85, 0.7, 0.55, 0.4]) {
    const radius = Math.max(leastRadius, Math.round(tree.radius * share));
    const place = centres(radius)
      .map(([x, y]): Place => ({ x, y, radius }))
      .filter((at) => others.every((other) => distance(at, other) > 0.9 * (radius + other.radius)))
      .sort((a, b) => distance(a, tree) - distance(b, tree))
      .find((at) => !clashOf({ ...tree, ...at }, others));
    if (place) return place;
  }
  return undefined;
}

/** A grid of possible centres of a tree. */
function centres(radius: number): [x: number, y: number][] {
  const found: [number, number][] = [];
  for (let y = 40; y < planFrame.height; y += 40) {
    for (let x = 40; x < planFrame.width; x += 40) {
      const room = Math.min(x, y, planFrame.width - x, planFrame.height - y);
      if (room > 0.9 * radius) found.push([x, y]);
    }
  }
  return found;
}

function distance(a: Omit<Place, 'radius'>, b: Omit<Place, 'radius'>): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function overlaps(tree: Tree, outline: readonly Point[], other: Tree): boolean {
  const fromOther = groundField([other], planWarp);
  const centre = unwarped([other.x, other.y], planWarp);
  return outline.some(([x, y]) => fromOther(x, y) < leastGap) || groundField([tree], planWarp)(...centre) < 0;
}

function nameFrame(tree: Tree, size: number): Frame {
  const [label] = planLabels([tree]);
  if (!label) throw new Error('A tree has a label.');
  return labelFrame(label, size);
}

function intersects(a: Frame, b: Frame): boolean {
  const isApart =
    a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
  return !isApart;
}
