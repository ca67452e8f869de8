import type { Frame } from '../../schemas/planFrame';

export type Point = readonly [x: number, y: number];

/** A polyline; a closed one does not repeat its first point. */
export type Line = { points: Point[]; closed: boolean };

/** Height of the ground at a point, in drawing units. */
export type Field = (x: number, y: number) => number;

export function distance(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1]);
}

/** The point at a share of the way from one point to another. */
export function along(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

/** The frame with `margin` more units on every side. */
export function expanded(frame: Frame, margin: number): Frame {
  return {
    x: frame.x - margin,
    y: frame.y - margin,
    width: frame.width + 2 * margin,
    height: frame.height + 2 * margin,
  };
}

/** The smallest frame around all of them. */
export function union(frames: readonly Frame[]): Frame {
  const x = Math.min(...frames.map((frame) => frame.x));
  const y = Math.min(...frames.map((frame) => frame.y));
  const right = Math.max(...frames.map((frame) => frame.x + frame.width));
  const bottom = Math.max(...frames.map((frame) => frame.y + frame.height));
  return { x, y, width: right - x, height: bottom - y };
}

export function inFrame([x, y]: Point, frame: Frame): boolean {
  return x >= frame.x && x <= frame.x + frame.width && y >= frame.y && y <= frame.y + frame.height;
}

/** Whether a closed line goes round the point. */
export function encloses(line: Line, [x, y]: Point): boolean {
  let inside = false;
  let from = wrapAt(line.points, -1);
  for (const to of line.points) {
    const crosses = from[1] > y !== to[1] > y;
    if (crosses && x < ((from[0] - to[0]) * (y - to[1])) / (from[1] - to[1]) + to[0]) inside = !inside;
    from = to;
  }
  return line.closed && inside;
}

/** The line translated by (dx, dy) units. */
export function translated(line: Line, dx: number, dy: number): Line {
  return { closed: line.closed, points: line.points.map(([x, y]): Point => [x + dx, y + dy]) };
}

/** Whether a line is open or wider than 90 units: smaller closed lines on open ground read as dots. */
export function isLargeEnough(line: Line): boolean {
  const xs = line.points.map(([x]) => x);
  return !line.closed || Math.max(...xs) - Math.min(...xs) > 90;
}

/** The item at an integer index, which wraps around at both ends. Throws for an empty list. */
export function wrapAt<Item>(items: readonly Item[], index: number): Item {
  const item = items[((index % items.length) + items.length) % items.length];
  if (item === undefined) throw new RangeError('Cannot draw a line without points.');
  return item;
}
