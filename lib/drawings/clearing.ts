import { encloses, type Frame, grown } from './geometry';
import { levelLines } from './levelLines';
import { paperPoint } from './plan';
import type { PlanPens } from './planDrawing';
import { softened } from './simplify';
import type { Drawing } from './svg';
import { ringLevels, standField } from './tree';
import { seededWarp } from './waves';

const frame: Frame = { x: 0, y: 0, width: 1040, height: 760 };
const tree = { x: 620, y: 370, radius: 215, rings: 4, flutes: 5, depth: 0.075, phase: 1.1 };
const groundLevels = [34, 68, 112, 164, 222, 288, 362, 444, 534, 640];
const seed = 52;

/** The page that was not found: one planned tree by itself, unlabelled. */
export function clearing(pens: Pick<PlanPens, 'ground' | 'broken'>): Drawing {
  const warp = seededWarp(seed);
  const field = standField([tree], warp);
  const ground = levelLines(field, grown(frame, 24), 8, groundLevels).flat();
  const rings = levelLines(field, frame, 4, ringLevels(tree, tree.rings, seed)).flat();
  const centre = paperPoint([tree.x, tree.y], warp);
  return {
    frame,
    layers: [
      { pen: pens.ground, lines: ground.map(softened) },
      { pen: pens.broken, lines: rings.filter((ring) => encloses(ring, centre)) },
    ],
  };
}
