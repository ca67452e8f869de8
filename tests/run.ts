import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';

// Runs npm scripts one after the other, adds up what their tests report, and prints `N passed, N failed` last.

/** Where the configurations of Vitest and Playwright have their reports written. */
const reports = ['.generated/vitest.json', '.generated/playwright.json'];

type Counts = { passed: number; failed: number; skipped: number };

/** The counts of a report of Vitest or Playwright. */
function countsIn(report: string): Counts {
  const { stats, numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  return stats
    ? { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }
    : { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
}

// Tests that run past midnight expect the articles of the day on which the sites were built.
process.env.SOURCE_DATE_EPOCH ||= String(Math.floor(Date.now() / 1000));
const total: Counts = { passed: 0, failed: 0, skipped: 0 };
for (const script of process.argv.slice(2)) {
  for (const report of reports) rmSync(report, { force: true });
  const isGood = spawnSync('npm', ['run', script], { stdio: 'inherit', shell: true }).status === 0;
  const counts = reports.filter(existsSync).map(countsIn);
  // What has no report is one test. So is a test file that does not load.
  if (counts.every(({ failed }) => failed === 0) && !(isGood && counts.length))
    counts.push({ passed: Number(isGood), failed: Number(!isGood), skipped: 0 });
  for (const key of ['passed', 'failed', 'skipped'] as const)
    for (const count of counts) total[key] += count[key];
  // All tests of a site that was not built would fail.
  if (!isGood && script.startsWith('build')) break;
}
if (total.skipped > 0) console.error(`${total.skipped} skipped, which counts as failed.`);
console.log(`${total.passed} passed, ${total.failed + total.skipped} failed`);
process.exitCode = total.failed + total.skipped > 0 ? 1 : 0;
