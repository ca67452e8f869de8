/** Exit code of a step that could not run here; Automake's, for the same. */
export const skipped = 77;

/** Says that a step cannot run on this machine, and why, and leaves it to `npm test` what that means. */
export function skip(what: string, why: string): void {
  console.log(`Skipped: ${what}: ${why}.`);
  process.exitCode = skipped;
}
