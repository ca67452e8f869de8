import type { Line, Point } from '../../../lib/site/plan/geometry';
import { cubic, towards } from './curves';
import { articleFrame, type Motif, weighted } from './motif';

const leaves = 17;
/** The bud, below the frame. */
const root: Point = [360, 1010];
const spread = (128 * Math.PI) / 180;
/** Direction of the first leaf, up and to the left. */
const firstAngle = (-138 * Math.PI) / 180;

/** Innovation: the leaves of a new shoot, fanned through 128 degrees. */
export function newLeaf(): Motif {
  const outlines = Array.from({ length: leaves }, (_, i) => outline(i / (leaves - 1)));
  return { frame: articleFrame, ...weighted(outlines, 3) };
}

/** Both edges of a leaf at a share of the fan; leaves lengthen to the right and bow a little forward. */
function outline(share: number): Line[] {
  const angle = firstAngle + spread * share;
  const length = 640 + 520 * share ** 0.8;
  const tip = towards(root, angle, length);
  return [-1, 1].map((side) => {
    const belly = towards(root, angle + side * 0.36 + 0.02, length * 0.42);
    const shoulder = towards(root, angle + side * 0.25 + 0.04, length * 0.8);
    return cubic(root, belly, shoulder, tip);
  });
}
