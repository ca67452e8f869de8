import type { Frame } from '../../../lib/schemas/planFrame';
import { encloses, expanded, isLargeEnough, type Line } from '../../../lib/site/plan/geometry';
import { groundField, ringCount, ringLevels, type Tree } from '../../../lib/site/plan/tree';
import { planWarp, unwarped } from '../../../lib/site/plan/waves';
import { contourLines } from './contourLines';
import { smoothed } from './simplify';

/** Heights of the contour lines around the trees, in units. */
const groundLevels = [16, 40, 70, 104, 142, 184, 230, 280, 335, 395, 460, 530, 610, 700, 800];

/** Every fifth line is drawn heavier. */
const indexEvery = 5;

/** A ring of a tree. Its status alone decides whether it is solid or dashed. */
export type Ring = { line: Line; status: Tree['status']; index: boolean };

/** All lines, uncropped: every drawing of the plan is clipped from them. */
export type Plan = { ground: Line[]; rings: Ring[] };

/** The plan inside `extent`, the union of the frames that will be clipped from it. */
export function planOf(trees: readonly Tree[], extent: Frame): Plan {
  const field = groundField(trees, planWarp);
  const ground = contourLines(field, expanded(extent, 24), 10, groundLevels).flat();
  return {
    ground: ground.filter(isLargeEnough).map(smoothed),
    rings: trees.flatMap((tree) => ringsOf(tree, field)),
  };
}

function ringsOf(tree: Tree, field: ReturnType<typeof groundField>): Ring[] {
  const centre = unwarped([tree.x, tree.y], planWarp);
  const half = tree.radius * 1.25 + 12;
  const around = { x: centre[0] - half, y: centre[1] - half, width: 2 * half, height: 2 * half };
  const levels = ringLevels(tree, ringCount(tree));
  return contourLines(field, around, Math.max(2, tree.radius / 60), levels).flatMap((lines, i) =>
    lines
      .filter((line) => encloses(line, centre))
      .map((line) => ({ line, status: tree.status, index: i % indexEvery === 0 })),
  );
}
