import type { Line, Point } from '../../../lib/site/plan/geometry';
import { between, seededRandom } from '../../../lib/site/plan/random';
import { smoothstep } from './curves';
import { articleFrame, type Motif, weighted } from './motif';

const strands = 54;

/** Where the strands gather: x in units, height as a share from the top, and half width in units. */
const trunks = [
  { x: 128, height: 0.6, half: 26 },
  { x: 432, height: 0.66, half: 34 },
  { x: 770, height: 0.57, half: 52 },
  { x: 1128, height: 0.63, half: 36 },
];

/** Investment Strategy: aerial roots hang apart, gather into four trunks and spread into the ground. */
export function aerialRoots(): Motif {
  const random = seededRandom(54);
  const tops = Array.from(
    { length: strands },
    (_, i) => -60 + (1320 * (i + between(random, 0.2, 0.8))) / strands,
  );
  const lines = trunks.flatMap((trunk, number) => {
    const own = tops.filter((top) => nearest(top) === number);
    return own.map((top, i) => [
      strand(top, trunk, own.length > 1 ? (2 * i) / (own.length - 1) - 1 : 0, random),
    ]);
  });
  return { frame: articleFrame, ...weighted(lines, 2) };
}

function nearest(x: number): number {
  const distances = trunks.map((trunk) => Math.abs(trunk.x - x));
  return distances.indexOf(Math.min(...distances));
}

/** One root; `position` is its place in the trunk, from -1 at the left edge to 1 at the right. */
function strand(top: number, trunk: (typeof trunks)[number], position: number, random: () => number): Line {
  const { width, height } = articleFrame;
  const waist = trunk.height * height;
  const gathered =
    trunk.x + trunk.half * Math.sign(position) * Math.abs(position) ** 0.7 + between(random, -4, 4);
  const foot = trunk.x + position * (trunk.half * 2 + width * 0.055) + between(random, -6, 6);
  const sway = between(random, 0, 2 * Math.PI);
  const points = Array.from({ length: 61 }, (_, i): Point => {
    const y = -30 + ((height + 60) * i) / 60;
    const x =
      y < waist
        ? top + (gathered - top) * smoothstep(-60, waist, y)
        : gathered + (foot - gathered) * smoothstep(waist, height + 80, y);
    return [x + 3 * Math.sin(y / 90 + sway), y];
  });
  return { closed: false, points };
}
