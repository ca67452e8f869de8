import { at, distance, type Line, type Point } from './geometry';

type Options = {
  /** How far, in units, a straight step may cut a corner: larger gives fewer points. */
  tolerance: number;
  /** Longest step between two points, in units. */
  longest: number;
};

/**
 * The same line with few points: close together in bends, far apart where it runs calmly. The
 * spacing changes gradually, because a long step beside a short one shows as a kink in the curve.
 */
export function simplified(line: Line, { tolerance, longest }: Options): Line {
  const fine = evenly(line, 4);
  const bends = fine.points.map((_, i) => Math.sqrt(bend(fine, i) / (8 * tolerance)));
  const density = averaged(bends, fine.closed, 4).map((value) => Math.max(value, 1 / longest));
  return spaced(fine, (i) => (at(density, i) + at(density, i + 1)) / 2, 8);
}

/**
 * The line with its corners rounded to about 15 units. Where two trees meet, the ground between them
 * has ridges that would otherwise turn up as sharp bends.
 */
export function softened(line: Line): Line {
  let { points } = evenly(line, 4);
  for (let round = 0; round < 2; round++) {
    const xs = averaged(
      points.map(([x]) => x),
      line.closed,
      4,
    );
    const ys = averaged(
      points.map(([, y]) => y),
      line.closed,
      4,
    );
    points = points.map((_, i): Point => [at(xs, i), at(ys, i)]);
  }
  return { closed: line.closed, points };
}

/** The line at even steps of about `step` units. */
function evenly(line: Line, step: number): Line {
  return spaced(line, () => 1 / step, 12);
}

/** New points along a line, `density(i)` per unit on the stretch after point i; at least `fewest` on a ring. */
function spaced({ points, closed }: Line, density: (i: number) => number, fewest: number): Line {
  const stretches = closed ? points.length : points.length - 1;
  const reach = [0];
  let whole = 0;
  for (let i = 0; i < stretches; i++) {
    whole += density(i) * distance(at(points, i), at(points, i + 1));
    reach.push(whole);
  }
  const pieces = Math.max(closed ? fewest : 2, Math.round(whole));
  let i = 0;
  const pick = (piece: number): Point => {
    const target = (whole * piece) / pieces;
    while (i < stretches - 1 && at(reach, i + 1) < target) i++;
    const [before, after] = [at(reach, i), at(reach, i + 1)];
    const share = after > before ? Math.min(1, (target - before) / (after - before)) : 0;
    const [from, to] = [at(points, i), at(points, i + 1)];
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  };
  return { closed, points: Array.from({ length: closed ? pieces : pieces + 1 }, (_, piece) => pick(piece)) };
}

/** Curvature (one over the radius) at a point, measured over three steps each way against noise. */
function bend({ points, closed }: Line, i: number): number {
  const last = points.length - 1;
  const [a, b] = closed ? [i - 3, i + 3] : [Math.max(0, i - 3), Math.min(last, i + 3)];
  const [before, here, after] = [at(points, a), at(points, i), at(points, b)];
  const area =
    (here[0] - before[0]) * (after[1] - before[1]) - (after[0] - before[0]) * (here[1] - before[1]);
  const sides = distance(before, here) * distance(here, after) * distance(before, after);
  return sides === 0 ? 0 : (2 * Math.abs(area)) / sides;
}

/** Each value averaged with `reach` neighbours on either side. */
function averaged(values: number[], closed: boolean, reach: number): number[] {
  const last = values.length - 1;
  return values.map((_, i) => {
    let sum = 0;
    for (let j = i - reach; j <= i + reach; j++) {
      sum += at(values, closed ? j : Math.min(last, Math.max(0, j)));
    }
    return sum / (2 * reach + 1);
  });
}
