/** Exit code of a step that could not run here, as in Automake. */
export const skipped = 77;

/** Reports that a step cannot run on this machine, and why. `npm test` decides whether that is a failure. */
export function skip(what: string, why: string): void {
  console.log(`Skipped: ${what}: ${why}.`);
  process.exitCode = skipped;
}
