import { along, type Line, type Point, wrapAt } from '../../../lib/site/plan/geometry';

/**
 * Control points whose quadratic B-spline passes close to the points of the line. With the points themselves as
 * control points, the spline would cut every bend and rings would shrink.
 */
export function fitted({ points: targets, closed }: Line): Line {
  let points = targets;
  for (let round = 0; round < 3; round++) points = refined(points, targets, closed);
  return { points, closed };
}

function refined(points: Point[], targets: Point[], closed: boolean): Point[] {
  return points.map((point, i): Point => {
    if (!closed && (i === 0 || i === points.length - 1)) return point;
    const [before, after, target] = [wrapAt(points, i - 1), wrapAt(points, i + 1), wrapAt(targets, i)];
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
  const control = withoutDuplicates(whole, line.closed);
  if (control.length < 3) return line.closed || control.length < 2 ? '' : straight(control);
  const ends = knots(control, line.closed);
  const start = line.closed ? wrapAt(ends, -1) : wrapAt(control, 0);
  const first = wrapAt(control, line.closed ? 0 : 1);
  const opening = [...offset(start, first), ...offset(start, wrapAt(ends, 0))];
  const rest = ends.slice(1).flatMap((end, i) => offset(wrapAt(ends, i), end));
  return `M${numbers(start)}q${numbers(opening)}${rest.length ? `t${numbers(rest)}` : ''}${line.closed ? 'z' : ''}`;
}

/** The ends of the curve segments: the midpoints between control points, and the end of an open line. */
function knots(control: Point[], closed: boolean): Point[] {
  if (closed) return control.map((point, i) => along(point, wrapAt(control, i + 1), 0.5));
  const inner = control.slice(1, -2).map((point, i) => along(point, wrapAt(control, i + 2), 0.5));
  return [...inner, wrapAt(control, -1)];
}

function straight(control: Point[]): string {
  return `M${numbers(wrapAt(control, 0))}l${numbers(offset(wrapAt(control, 0), wrapAt(control, 1)))}`;
}

function withoutDuplicates(points: Point[], closed: boolean): Point[] {
  return points.filter((point, i) => {
    if (i === 0 && !closed) return true;
    const before = wrapAt(points, i - 1);
    return point[0] !== before[0] || point[1] !== before[1];
  });
}

function offset(from: Point, to: Point): [number, number] {
  return [to[0] - from[0], to[1] - from[1]];
}

/** Numbers with a space only where no minus sign separates them. */
function numbers(values: readonly number[]): string {
  return values.map((value, i) => (i > 0 && value >= 0 ? ` ${value}` : `${value}`)).join('');
}
