import { expect } from 'vitest';

/** In milliseconds: what takes less is too fast to tell. */
const shortest = 50;

/**
 * Expects that work on four times the data takes about four times as long: if the time grew with the square of the size,
 * it would take sixteen times as long.
 */
export function expectLinearTime(work: (size: number) => void, size: number) {
  const ratios = [1, 2, 3].map(() => {
    const small = timeOf(() => work(size));
    const large = timeOf(() => work(4 * size));
    return large < shortest ? 1 : large / small;
  });
  // The garbage collector can make any one of them slow.
  expect(Math.min(...ratios)).toBeLessThan(9);
}

/** In milliseconds of this process: other programs do not count. */
function timeOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
