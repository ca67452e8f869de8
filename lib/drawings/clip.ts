import { at, type Frame, inFrame, type Line, type Point } from './geometry';

/** The parts of a line inside the frame; a closed line wholly inside stays closed. */
export function clipped(line: Line, frame: Frame): Line[] {
  const { points } = line;
  if (points.every((point) => inFrame(point, frame))) return [line];
  const parts: Line[] = [];
  let part: Point[] = [];
  const finish = () => {
    if (part.length > 1) parts.push({ closed: false, points: part });
    part = [];
  };
  // A closed line is walked from a point outside, so that no part is cut in two at its start.
  const start = line.closed ? points.findIndex((point) => !inFrame(point, frame)) : 0;
  const steps = line.closed ? points.length : points.length - 1;
  for (let step = 0; step < steps; step++) {
    const from = at(points, start + step);
    const to = at(points, start + step + 1);
    const span = spanInside(from, to, frame);
    if (!span) {
      finish();
      continue;
    }
    if (part.length === 0) part.push(along(from, to, span[0]));
    part.push(along(from, to, span[1]));
    if (span[1] < 1) finish();
  }
  finish();
  return parts;
}

/** The share of a step inside the frame, from and to (Liang-Barsky), or undefined when it misses. */
function spanInside(from: Point, to: Point, frame: Frame): [number, number] | undefined {
  let low = 0;
  let high = 1;
  const walls: [number, number][] = [
    [from[0] - to[0], from[0] - frame.x],
    [to[0] - from[0], frame.x + frame.width - from[0]],
    [from[1] - to[1], from[1] - frame.y],
    [to[1] - from[1], frame.y + frame.height - from[1]],
  ];
  for (const [speed, room] of walls) {
    if (speed === 0 && room < 0) return undefined;
    if (speed < 0) low = Math.max(low, room / speed);
    if (speed > 0) high = Math.min(high, room / speed);
  }
  return low < high ? [low, high] : undefined;
}

function along(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}
