import { at, type Line, midpoint, type Point } from './geometry';

/**
 * Control points whose quadratic B-spline passes close to the points of the line. Without this a
 * B-spline cuts every bend and rings would shrink.
 */
export function fitted({ points: targets, closed }: Line): Line {
  let points = targets;
  for (let round = 0; round < 3; round++) points = closer(points, targets, closed);
  return { points, closed };
}

function closer(points: Point[], targets: Point[], closed: boolean): Point[] {
  return points.map((point, i): Point => {
    if (!closed && (i === 0 || i === points.length - 1)) return point;
    const [before, after, target] = [at(points, i - 1), at(points, i + 1), at(targets, i)];
    return [
      point[0] + target[0] - (before[0] + 6 * point[0] + after[0]) / 8,
      point[1] + target[1] - (before[1] + 6 * point[1] + after[1]) / 8,
    ];
  });
}

/**
 * Path data of a line as a quadratic B-spline, in half units: control points are whole units, so
 * their midpoints fall on whole half units and `t` (mirrored control point) never drifts.
 */
export function splinePath(line: Line): string {
  const whole = line.points.map(([x, y]): Point => [2 * Math.round(x), 2 * Math.round(y)]);
  const control = withoutRepeats(whole, line.closed);
  if (control.length < 3) return line.closed || control.length < 2 ? '' : straight(control);
  const ends = knots(control, line.closed);
  const start = line.closed ? at(ends, -1) : at(control, 0);
  const first = at(control, line.closed ? 0 : 1);
  const opening = [...offset(start, first), ...offset(start, at(ends, 0))];
  const rest = ends.slice(1).flatMap((end, i) => offset(at(ends, i), end));
  return `M${numbers(start)}q${numbers(opening)}${rest.length ? `t${numbers(rest)}` : ''}${line.closed ? 'z' : ''}`;
}

/** The ends of the curve pieces: the middles between control points, and the end of an open line. */
function knots(control: Point[], closed: boolean): Point[] {
  if (closed) return control.map((point, i) => midpoint(point, at(control, i + 1)));
  const inner = control.slice(1, -2).map((point, i) => midpoint(point, at(control, i + 2)));
  return [...inner, at(control, -1)];
}

function straight(control: Point[]): string {
  return `M${numbers(at(control, 0))}l${numbers(offset(at(control, 0), at(control, 1)))}`;
}

function withoutRepeats(points: Point[], closed: boolean): Point[] {
  return points.filter((point, i) => {
    if (i === 0 && !closed) return true;
    const before = at(points, i - 1);
    return point[0] !== before[0] || point[1] !== before[1];
  });
}

function offset(from: Point, to: Point): [number, number] {
  return [to[0] - from[0], to[1] - from[1]];
}

/** Numbers with a space only where a minus sign does not already part them. */
function numbers(values: readonly number[]): string {
  return values.map((value, i) => (i > 0 && value >= 0 ? ` ${value}` : `${value}`)).join('');
}
