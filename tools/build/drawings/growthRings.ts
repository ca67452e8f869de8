import { expanded } from '../../../lib/site/plan/geometry';
import { groundField, ringLevels } from '../../../lib/site/plan/tree';
import { seededWarp } from '../../../lib/site/plan/waves';
import { contourLines } from './contourLines';
import { articleFrame, type Motif, weighted } from './motif';

const tree = { x: 800, y: 430, radius: 640, rings: 34, flutes: 9, depth: 0.1, phase: 0.6 };
const seed = 33;

/** Company News: a section through one old trunk. */
export function growthRings(): Motif {
  const warp = seededWarp(seed);
  const levels = ringLevels(tree, tree.rings, seed);
  const lines = contourLines(groundField([tree], warp), expanded(articleFrame, 24), 8, levels);
  return { frame: articleFrame, ...weighted(lines, 1) };
}
