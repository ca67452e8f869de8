import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findBrowser } from './browser';
import { skipped } from './skip';

/** Tests of a step: its own count from a report file, or the step itself as one. */
type Counts = { passed: number; failed: number; skipped: number };

type Step = {
  name: string;
  command: string;
  /** Nothing after it makes sense when it fails. */
  essential?: boolean;
  counts?: () => Counts;
};

const unitReport = '.generated/unit.json';
const browserReport = '.generated/e2e.json';

const steps: Step[] = [
  { name: 'content check', command: 'npm run check:content', essential: true },
  { name: 'generated files', command: 'npm run prepare:site', essential: true },
  { name: 'types', command: 'npm run typecheck' },
  { name: 'lint and format', command: 'npm run lint' },
  {
    name: 'unit tests',
    command: `vitest run --reporter=default --reporter=json --outputFile.json=${unitReport}`,
    counts: countUnitTests,
  },
  { name: 'build', command: 'next build', essential: true },
  { name: 'build without a network', command: 'tsx tools/build-offline.ts' },
  { name: 'build with other content', command: 'tsx tools/build-variant.ts', essential: true },
  { name: 'browser tests', command: 'playwright test', counts: countBrowserTests },
];

function countUnitTests(): Counts {
  const report = JSON.parse(readFileSync(unitReport, 'utf8'));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

function countBrowserTests(): Counts {
  const { expected, unexpected, flaky, skipped } = JSON.parse(readFileSync(browserReport, 'utf8')).stats;
  if (flaky > 0) console.log(`${flaky} browser tests passed only at the second try; each is named above.`);
  return { passed: expected + flaky, failed: unexpected, skipped };
}

/** Makes sure of a browser first: a run of minutes must not end in its absence. */
function requireBrowser() {
  if (findBrowser()) return;
  spawnSync('playwright install chromium', { stdio: 'inherit', shell: true });
  if (findBrowser()) return;
  console.error(
    'No Chromium was found and none could be downloaded: install Chromium or Chrome (Debian: apt-get install chromium), or set CHROMIUM_PATH to one.',
  );
  process.exit(1);
}

function run({ name, command, counts }: Step): Counts & { ok: boolean } {
  console.log(`\n--- ${name}`);
  const { status } = spawnSync(command, { stdio: 'inherit', shell: true });
  if (status === skipped) return { passed: 0, failed: 0, skipped: 1, ok: true };
  const ok = status === 0;
  const own = counts?.() ?? { passed: 0, failed: 0, skipped: 0 };
  // A step can fail without a failed test in its report: a file that does not load, for example.
  if (own.passed + own.failed === 0 || (!ok && own.failed === 0)) own[ok ? 'passed' : 'failed'] += 1;
  return { ...own, ok };
}

requireBrowser();
mkdirSync('.generated', { recursive: true });
for (const report of [unitReport, browserReport]) rmSync(report, { force: true });

const total = { passed: 0, failed: 0, skipped: 0 };
const started = Date.now();
for (const step of steps) {
  const { ok, ...counts } = run(step);
  for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += counts[key];
  if (!ok && step.essential) break;
}
console.log(`\nDone in ${Math.round((Date.now() - started) / 1000)} seconds.`);
if (total.skipped > 0) console.log(`${total.skipped} skipped; each says why above.`);
console.log(`${total.passed} passed, ${total.failed} failed`);
// A machine that checks for everybody must have all that the tests need.
const isIncomplete = Boolean(process.env.CI) && total.skipped > 0;
if (isIncomplete) console.error('With CI set, a skipped test counts as a failure.');
process.exitCode = total.failed > 0 || isIncomplete ? 1 : 0;
