import type { Frame } from '../../../lib/site/plan';

/** The text of each file of this folder that ends in .svg, by its name without .svg. Its coordinates are half units. */
export type Shapes = Readonly<Record<string, string>>;

type Point = readonly [x: number, y: number];

/** Lines end this many units outside the frame, so that their ends never show. */
const bleed = 10;

/** The lines of each group of a file, by the id of the group. */
export function groupsOf(file: string): Record<string, string[]> {
  const groups = [...file.matchAll(/<g id="([\w-]+)"[^>]*>(.*?)<\/g>/gs)];
  return Object.fromEntries(groups.map(([, id, paths]) => [id, paths?.match(/M[^M"]+/g) ?? []]));
}

/** The parts of a line (`M`, `q`, `t` and perhaps `z`) near a frame, so that a file has only what it shows. */
export function clipped(path: string, frame: Frame): string {
  const [x = 0, y = 0, controlX = 0, controlY = 0, ...ends] = (path.match(/-?\d+/g) ?? []).map(Number);
  const runs: number[][] = [];
  let run: number[] | undefined;
  let knot: Point = [x, y];
  let control: Point = [x + controlX, y + controlY];
  for (let i = 0; i < ends.length; i += 2) {
    const end: Point = [knot[0] + (ends[i] ?? 0), knot[1] + (ends[i + 1] ?? 0)];
    if (isNear([knot, control, end], frame)) {
      if (!run) {
        run = [...knot, control[0] - knot[0], control[1] - knot[1]];
        runs.push(run);
      }
      run.push(end[0] - knot[0], end[1] - knot[1]);
    } else run = undefined;
    control = [2 * end[0] - control[0], 2 * end[1] - control[1]];
    knot = end;
  }
  const isWhole = runs.length === 1 && runs[0]?.length === ends.length + 4;
  return isWhole ? path : runs.map(pathData).join('');
}

function isNear(points: Point[], { x, y, width, height }: Frame): boolean {
  const [xs, ys] = [points.map((point) => point[0]), points.map((point) => point[1])];
  const meets = (values: number[], start: number, length: number) =>
    Math.max(...values) > 2 * (start - bleed) && Math.min(...values) < 2 * (start + length + bleed);
  return meets(xs, x, width) && meets(ys, y, height);
}

function pathData(run: number[]): string {
  const [move, first, others] = [run.slice(0, 2), run.slice(2, 6), run.slice(6)].map(numbers);
  return `M${move}q${first}${others && `t${others}`}`;
}

/** Numbers with a space only where no minus sign separates them. */
function numbers(values: readonly number[]): string {
  return values.map((value, i) => (i > 0 && value >= 0 ? ` ${value}` : `${value}`)).join('');
}
