import type { Field, Point } from './geometry';
import { between, seededRandom } from './random';

type Octave = {
  count: number;
  /** Largest height of all sines together, in units. */
  height: number;
  /** Cycles per unit. */
  frequency: readonly [low: number, high: number];
};

/** A smooth field: the sum of sines with seeded direction, length and phase. */
export function summedSines(random: () => number, { count, height, frequency }: Octave): Field {
  const sines = Array.from({ length: count }, () => {
    const angle = between(random, 0, 2 * Math.PI);
    const cycles = 2 * Math.PI * between(random, frequency[0], frequency[1]);
    return {
      x: Math.cos(angle) * cycles,
      y: Math.sin(angle) * cycles,
      phase: between(random, 0, 2 * Math.PI),
    };
  });
  return (x, y) => {
    let sum = 0;
    for (const sine of sines) sum += Math.sin(sine.x * x + sine.y * y + sine.phase);
    return (sum * height) / count;
  };
}

/** Maps a point of the drawing to the undistorted ground. */
export type Warp = (x: number, y: number) => Point;

/** A slight distortion, coarse and fine, so that rings do not look drawn with a compass. */
export function seededWarp(seed: number): Warp {
  const random = seededRandom(seed);
  const wide = { count: 5, height: 30, frequency: [0.0007, 0.0022] } as const;
  const fine = { count: 4, height: 5, frequency: [0.004, 0.009] } as const;
  const [wideX, wideY] = [summedSines(random, wide), summedSines(random, wide)];
  const [fineX, fineY] = [summedSines(random, fine), summedSines(random, fine)];
  return (x, y) => [x + wideX(x, y) + fineX(x, y), y + wideY(x, y) + fineY(x, y)];
}

/** The distortion of the plan on the home page. */
export const planWarp = seededWarp(88);

/** The point that the warp maps to `point`, found by iteration. */
export function unwarped(point: Point, warp: Warp): Point {
  let [x, y] = point;
  for (let round = 0; round < 12; round++) {
    const [u, v] = warp(x, y);
    x += point[0] - u;
    y += point[1] - v;
  }
  return [x, y];
}
