import type { Frame } from '../../../lib/schemas/planFrame';
import { encloses, expanded } from '../../../lib/site/plan/geometry';
import { groundField, ringLevels } from '../../../lib/site/plan/tree';
import { seededWarp, unwarped } from '../../../lib/site/plan/waves';
import { contourLines } from './contourLines';
import type { PlanPens } from './planDrawing';
import { smoothed } from './simplify';
import type { Drawing } from './svg';

const frame: Frame = { x: 0, y: 0, width: 1040, height: 760 };
const tree = { x: 620, y: 370, radius: 215, rings: 4, flutes: 5, depth: 0.075, phase: 1.1 };
const groundLevels = [34, 68, 112, 164, 222, 288, 362, 444, 534, 640];
const seed = 52;

/** For the 404 page: a single planned tree without a label. */
export function clearing(pens: Pick<PlanPens, 'ground' | 'dashed'>): Drawing {
  const warp = seededWarp(seed);
  const field = groundField([tree], warp);
  const ground = contourLines(field, expanded(frame, 24), 8, groundLevels).flat();
  const rings = contourLines(field, frame, 4, ringLevels(tree, tree.rings, seed)).flat();
  const centre = unwarped([tree.x, tree.y], warp);
  return {
    frame,
    layers: [
      { pen: pens.ground, lines: ground.map(smoothed) },
      { pen: pens.dashed, lines: rings.filter((ring) => encloses(ring, centre)) },
    ],
  };
}
