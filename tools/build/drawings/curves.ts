import type { Line, Point } from '../../../lib/site/plan/geometry';

/** A cubic Bézier curve, or its part up to `to`, as a fine open polyline. */
export function cubic(a: Point, b: Point, c: Point, d: Point, to = 1): Line {
  const shares = Array.from({ length: 41 }, (_, i) => (to * i) / 40);
  return { closed: false, points: shares.map((t) => cubicPoint(a, b, c, d, t)) };
}

export function cubicPoint(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  return [bezier(a[0], b[0], c[0], d[0], t), bezier(a[1], b[1], c[1], d[1], t)];
}

function bezier(a: number, b: number, c: number, d: number, t: number): number {
  const u = 1 - t;
  return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
}

/** A smooth step from 0 at `from` to 1 at `to`. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** The point `length` units from `start` in the direction `angle` (radians, clockwise). */
export function towards(start: Point, angle: number, length: number): Point {
  return [start[0] + Math.cos(angle) * length, start[1] + Math.sin(angle) * length];
}
