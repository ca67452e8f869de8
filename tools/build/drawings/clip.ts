import type { Frame } from '../../../lib/schemas/planFrame';
import { along, inFrame, type Line, type Point, wrapAt } from '../../../lib/site/plan/geometry';

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
  // Start a closed line outside the frame, so that no part is split at its first point.
  const start = line.closed ? points.findIndex((point) => !inFrame(point, frame)) : 0;
  const steps = line.closed ? points.length : points.length - 1;
  for (let step = 0; step < steps; step++) {
    const from = wrapAt(points, start + step);
    const to = wrapAt(points, start + step + 1);
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

/** The start and end of a segment inside the frame as shares of its length (Liang-Barsky); undefined if it misses. */
function spanInside(from: Point, to: Point, frame: Frame): [number, number] | undefined {
  let low = 0;
  let high = 1;
  const edges: [p: number, q: number][] = [
    [from[0] - to[0], from[0] - frame.x],
    [to[0] - from[0], frame.x + frame.width - from[0]],
    [from[1] - to[1], from[1] - frame.y],
    [to[1] - from[1], frame.y + frame.height - from[1]],
  ];
  for (const [p, q] of edges) {
    if (p === 0 && q < 0) return undefined;
    if (p < 0) low = Math.max(low, q / p);
    if (p > 0) high = Math.min(high, q / p);
  }
  return low < high ? [low, high] : undefined;
}
