import { expect } from 'vitest';

/** In milliseconds: what takes less is too fast to tell. */
const shortest = 50;

/**
 * Expects that work on four times the data takes about four times as long: if the time grew with the square of the size,
 * it would take sixteen times as long.
 */
export function expectLinearTime(work: (size: number) => void, size: number) {
  // The garbage collector can make any one of them slow.
  let ratio = Number.POSITIVE_INFINITY;
  for (let attempts = 0; attempts < 3 && ratio >= 9; attempts += 1) {
    const large = timeOf(() => work(4 * size));
    ratio = large < shortest ? 1 : large / timeOf(() => work(size));
  }
  expect(ratio).toBeLessThan(9);
}

/** In milliseconds of this process: other programs do not count. */
function timeOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
