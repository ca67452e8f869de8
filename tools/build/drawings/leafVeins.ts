import { distance, type Line, type Point } from '../../../lib/site/plan/geometry';
import { cubic, cubicPoint, towards } from './curves';
import { articleFrame, type Motif } from './motif';

/** The midrib, from the stalk beyond the lower left corner to the tip beyond the upper right one. */
const midrib: [Point, Point, Point, Point] = [
  [-200, 765],
  [320, 640],
  [1000, 260],
  [1900, -430],
];
const pairs = 27;
const veinAngle = (58 * Math.PI) / 180;
/** Distance between the two lines of the margin, in units. */
const marginGap = 14;

type Side = -1 | 1;

/** Technology: one leaf, its veins bending into a double margin, half-length veins between them. */
export function leafVeins(): Motif {
  const sides: Side[] = [-1, 1];
  const full = sides.flatMap((side) => shares(0).map((share) => vein(share, side, 1)));
  const half = sides.flatMap((side) => shares(0.5).map((share) => vein(share, side, 0.52)));
  const margins = sides.flatMap((side) => [margin(side, 0), margin(side, marginGap)]);
  return { frame: articleFrame, thin: [...full, ...margins], faint: half, index: [cubic(...midrib)] };
}

/** Where veins leave the midrib, as shares of its length. */
function shares(shift: number): number[] {
  return Array.from({ length: pairs }, (_, i) => 0.03 + (0.94 * (i + shift)) / pairs);
}

function rib(share: number): { point: Point; angle: number } {
  const from = cubicPoint(...midrib, share - 0.001);
  const to = cubicPoint(...midrib, share + 0.001);
  return { point: cubicPoint(...midrib, share), angle: Math.atan2(to[1] - from[1], to[0] - from[0]) };
}

/** Half the width of the leaf in units, at a share of the midrib. */
function halfWidth(share: number): number {
  return 450 * Math.sin(Math.PI * Math.min(1, Math.max(0, share)));
}

function marginPoint(share: number, side: Side, outset: number): Point {
  const { point, angle } = rib(share);
  return towards(point, angle + (side * Math.PI) / 2, halfWidth(share) + outset);
}

function margin(side: Side, outset: number): Line {
  const points = Array.from({ length: 121 }, (_, i) => marginPoint(i / 120, side, outset));
  return { closed: false, points };
}

/** A vein leaves at 58 degrees, bends forward and ends running along the margin. */
function vein(share: number, side: Side, length: number): Line {
  const { point, angle } = rib(share);
  const reach = marginShareAt(share, side, veinAngle * 0.74);
  const end = marginPoint(reach, side, 0);
  const [before, after] = [marginPoint(reach - 0.01, side, 0), marginPoint(reach + 0.01, side, 0)];
  const along = Math.atan2(after[1] - before[1], after[0] - before[0]);
  const span = distance(point, end);
  const leave = towards(point, angle + side * veinAngle, span * 0.5);
  return cubic(point, leave, towards(end, along + Math.PI, span * 0.22), end, length);
}

/** The share of the midrib whose margin point is at the angle `target` to the midrib, from the foot of the vein. */
function marginShareAt(share: number, side: Side, target: number): number {
  const { point, angle } = rib(share);
  let [low, high] = [share, 1];
  for (let round = 0; round < 24; round++) {
    const middle = (low + high) / 2;
    const [x, y] = marginPoint(middle, side, 0);
    const seen = side * (Math.atan2(y - point[1], x - point[0]) - angle);
    if (seen > target) low = middle;
    else high = middle;
  }
  return low;
}
