/** Exit code of a skipped step, as in Automake. */
export const skipped = 77;

/** Reports why a step cannot run on this machine. `npm test` decides whether that is a failure. */
export function skip(what: string, why: string): void {
  console.log(`Skipped: ${what}: ${why}.`);
  process.exitCode = skipped;
}
