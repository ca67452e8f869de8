import { along, distance, type Line, type Point, wrapAt } from '../../../lib/site/plan/geometry';

/** The longest segment, in units. */
const longest = 120;

/**
 * The line with fewer points, dense in bends and sparse elsewhere. The spacing changes gradually, because a long
 * segment beside a short one shows as a kink in the curve. A straight segment may cut a corner by `tolerance` units.
 */
export function simplified(line: Line, tolerance: number): Line {
  const fine = evenlySpaced(line, 4);
  const densities = fine.points.map((_, i) => Math.sqrt(curvature(fine, i) / (8 * tolerance)));
  const density = movingAverage(densities, fine.closed, 4).map((value) => Math.max(value, 1 / longest));
  return resampled(fine, (i) => (wrapAt(density, i) + wrapAt(density, i + 1)) / 2, 8);
}

/**
 * The line with its corners rounded to about 15 units, because the ridges where two trees meet would show as
 * sharp bends.
 */
export function smoothed(line: Line): Line {
  let { points } = evenlySpaced(line, 4);
  for (let round = 0; round < 2; round++) {
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    const smoothX = movingAverage(xs, line.closed, 4);
    const smoothY = movingAverage(ys, line.closed, 4);
    points = points.map((_, i): Point => [wrapAt(smoothX, i), wrapAt(smoothY, i)]);
  }
  return { closed: line.closed, points };
}

/** The line with a point about every `step` units. */
function evenlySpaced(line: Line, step: number): Line {
  return resampled(line, () => 1 / step, 12);
}

/** New points along a line, `density(i)` per unit after point i; at least `fewest` on a ring. */
function resampled({ points, closed }: Line, density: (i: number) => number, fewest: number): Line {
  const stretches = closed ? points.length : points.length - 1;
  const reach = [0];
  let whole = 0;
  for (let i = 0; i < stretches; i++) {
    whole += density(i) * distance(wrapAt(points, i), wrapAt(points, i + 1));
    reach.push(whole);
  }
  const pieces = Math.max(closed ? fewest : 2, Math.round(whole));
  let i = 0;
  const pick = (piece: number): Point => {
    const target = (whole * piece) / pieces;
    while (i < stretches - 1 && wrapAt(reach, i + 1) < target) i++;
    const [before, after] = [wrapAt(reach, i), wrapAt(reach, i + 1)];
    const share = after > before ? Math.min(1, (target - before) / (after - before)) : 0;
    return along(wrapAt(points, i), wrapAt(points, i + 1), share);
  };
  return { closed, points: Array.from({ length: closed ? pieces : pieces + 1 }, (_, piece) => pick(piece)) };
}

/** Curvature (one over the radius) at a point, measured over three segments each way to reduce noise. */
function curvature({ points, closed }: Line, i: number): number {
  const last = points.length - 1;
  const [a, b] = closed ? [i - 3, i + 3] : [Math.max(0, i - 3), Math.min(last, i + 3)];
  const [before, here, after] = [wrapAt(points, a), wrapAt(points, i), wrapAt(points, b)];
  const area =
    (here[0] - before[0]) * (after[1] - before[1]) - (after[0] - before[0]) * (here[1] - before[1]);
  const sides = distance(before, here) * distance(here, after) * distance(before, after);
  return sides === 0 ? 0 : (2 * Math.abs(area)) / sides;
}

/** Each value averaged with `reach` neighbours on either side. */
function movingAverage(values: number[], closed: boolean, reach: number): number[] {
  const last = values.length - 1;
  return values.map((_, i) => {
    let sum = 0;
    for (let j = i - reach; j <= i + reach; j++) {
      sum += wrapAt(values, closed ? j : Math.min(last, Math.max(0, j)));
    }
    return sum / (2 * reach + 1);
  });
}
