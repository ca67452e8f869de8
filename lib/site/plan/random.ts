/**
 * Numbers from 0 up to 1, the same for the same seed on every machine (mulberry32, which uses integers only, so
 * rounding cannot differ).
 */
export function seededRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number from `low` up to `high`. */
export function between(random: () => number, low: number, high: number): number {
  return low + (high - low) * random();
}
