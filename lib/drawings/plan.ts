import { encloses, type Frame, grown, isLargeEnough, type Line, type Point } from './geometry';
import { levelLines } from './levelLines';
import { softened } from './simplify';
import { ringCount, ringLevels, standField, type Tree } from './tree';
import { seededWarp, type Warp } from './waves';

export const planFrame: Frame = { x: 0, y: 0, width: 1600, height: 1400 };

/** Heights of the ground lines round the stand, in units. */
const groundLevels = [16, 40, 70, 104, 142, 184, 230, 280, 335, 395, 460, 530, 610, 700, 800];

/** Every fifth line is drawn heavier. */
const indexEvery = 5;

/** A ring of one tree; whether it is solid or broken follows from the status alone. */
export type Ring = { line: Line; status: Tree['status']; index: boolean };

/** The whole stand, uncropped: every drawing of it is cut from these lines. */
export type Plan = { ground: Line[]; rings: Ring[] };

export const planWarp = seededWarp(88);

/** All lines of the plan inside `extent`, the union of the frames that will be cut from it. */
export function planOf(trees: readonly Tree[], extent: Frame): Plan {
  const field = standField(trees, planWarp);
  const ground = levelLines(field, grown(extent, 24), 10, groundLevels).flat();
  return {
    ground: ground.filter(isLargeEnough).map(softened),
    rings: trees.flatMap((tree) => ringsOf(tree, field)),
  };
}

function ringsOf(tree: Tree, field: ReturnType<typeof standField>): Ring[] {
  const centre = paperPoint([tree.x, tree.y], planWarp);
  const half = tree.radius * 1.25 + 12;
  const around = { x: centre[0] - half, y: centre[1] - half, width: 2 * half, height: 2 * half };
  const levels = ringLevels(tree, ringCount(tree));
  return levelLines(field, around, Math.max(2, tree.radius / 60), levels).flatMap((lines, i) =>
    lines
      .filter((line) => encloses(line, centre))
      .map((line) => ({ line, status: tree.status, index: i % indexEvery === 0 })),
  );
}

/** Where a point of the undisturbed ground lands on the paper: the warp, undone by iteration. */
export function paperPoint(point: Point, warp: Warp): Point {
  let [x, y] = point;
  for (let round = 0; round < 12; round++) {
    const [u, v] = warp(x, y);
    x += point[0] - u;
    y += point[1] - v;
  }
  return [x, y];
}
