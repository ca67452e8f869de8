import { contours } from 'd3-contour';
import type { Frame } from '../../../lib/schemas/planFrame';
import type { Field, Line, Point } from '../../../lib/site/plan/geometry';

/**
 * The contour lines of a field inside a frame, one list per level, sampled every `cell` units. Lines that leave the
 * frame are open: d3-contour closes them along its edge, which would show as a border.
 */
export function contourLines(field: Field, frame: Frame, cell: number, levels: readonly number[]): Line[][] {
  const columns = Math.ceil(frame.width / cell) + 1;
  const rows = Math.ceil(frame.height / cell) + 1;
  const heights: number[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      heights.push(round6(field(frame.x + column * cell, frame.y + row * cell)));
    }
  }
  const grid = contours().size([columns, rows]);
  return levels.map((level) => {
    const rings = grid.contour(heights, level).coordinates.flat();
    return rings.flatMap((ring) => withoutEdges(ring as [number, number][], columns, rows)).map(toUnits);
  });

  function toUnits(line: Line): Line {
    const points = line.points.map(
      ([x, y]): Point => [frame.x + (x - 0.5) * cell, frame.y + (y - 0.5) * cell],
    );
    return { closed: line.closed, points };
  }
}

/** The last bits of Math.sin and Math.exp may differ between machines. */
function round6(height: number): number {
  return Math.round(height * 1e6) / 1e6;
}

/** Splits a ring of d3-contour where it runs along the edge of the grid (0 or the full size). */
function withoutEdges(ring: [number, number][], columns: number, rows: number): Line[] {
  const points = ring.slice(0, -1);
  const onEdge = ([x, y]: Point) => x === 0 || y === 0 || x === columns || y === rows;
  const first = points.findIndex(onEdge);
  if (first < 0) return [{ closed: true, points }];
  const lines: Line[] = [];
  let run: Point[] = [];
  for (const point of [...points.slice(first + 1), ...points.slice(0, first + 1)]) {
    if (!onEdge(point)) {
      run.push(point);
      continue;
    }
    if (run.length > 1) lines.push({ closed: false, points: run });
    run = [];
  }
  return lines;
}
