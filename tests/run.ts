import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findBrowser } from '../tools/chromium';

/** Test counts from a step's report file. A step without one counts as one test. */
type Counts = { passed: number; failed: number; skipped: number };

type Step = {
  name: string;
  command: string;
  /** Skips the steps after it, and the later stages, if this one fails. */
  essential?: boolean;
  /** Shows the output as it comes. That of other steps follows when they end. */
  isShown?: boolean;
  /** The report file is missing if the step could not start. */
  counts?: { report: string; read: (report: string) => Counts };
};

/**
 * Sequences of steps that run at the same time. Only builds do, because they leave cores idle; unit and browser tests
 * use all, and take longer beside each other than one after the other.
 */
type Stage = Step[][];

const unitReport = '.generated/unit.json';
const browserReport = '.generated/e2e.json';

const build: Step = { name: 'content check and build', command: 'npm run build', essential: true };

/** The build has compiled the content. */
const buildAndRead: Step[] = [
  build,
  { name: 'types', command: 'tsc --noEmit' },
  { name: 'lint and format', command: 'npm run lint' },
];

const specificationTests = ['site', 'news', 'forms', 'failures', 'media'].map(
  (folder) => `tests/browser/${folder}/`,
);

/** The specification, and what holds for any content: on your own. */
const everyday: Stage[] = [
  [buildAndRead, [testSites('plain')]],
  [
    [
      unitTests(
        'vitest run tests/unit tests/content-check tests/site --project unit --project plain --project live',
      ),
    ],
  ],
  [[browserTests(...specificationTests, 'tests/browser/live')]],
];

const drivers: Step = {
  name: 'drivers of Firefox and WebKit',
  command: 'npm ci --prefix tests/engines --ignore-scripts --no-audit --no-fund',
};

/** Also tests of what your own content does not use, that rarely fail, or that need programs few machines have. */
const all: Stage[] = [
  [[...buildAndRead, testSites('editor')], [testSites('plain full')]],
  [[unitTests('vitest run')]],
  [[drivers, browserTests()]],
];

/** Tests that a change to content alone can break. */
const content: Stage[] = [
  [[{ ...build, isShown: true }]],
  [[unitTests('vitest run --project live'), browserTests('tests/browser/live.spec.ts')]],
];

const suites: Record<string, Stage[]> = {
  '': everyday,
  '--all': all,
  '--content': content,
};

function testSites(names: string): Step {
  return { name: `test sites ${names}`, command: `tsx tests/sites/build.ts ${names}`, essential: true };
}

/** The projects that read a built site fail without it. */
function unitTests(command: string): Step {
  const reporters = `--reporter=default --reporter=json --outputFile.json=${unitReport}`;
  return {
    name: 'tests without a browser',
    command: `${command} ${reporters}`,
    counts: { report: unitReport, read: countUnitTests },
  };
}

function browserTests(...args: string[]): Step {
  return {
    name: 'browser tests',
    command: `playwright test ${args.join(' ')}`,
    isShown: true,
    counts: { report: browserReport, read: countBrowserTests },
  };
}

function countUnitTests(report: string): Counts {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(report);
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
}

function countBrowserTests(report: string): Counts {
  const { expected, unexpected, flaky, skipped } = JSON.parse(report).stats;
  if (flaky > 0) console.log(`${flaky} browser tests passed only on retry; each is named above.`);
  return { passed: expected + flaky, failed: unexpected, skipped };
}

/** Fails early if there is no browser and none can be downloaded. */
function requireBrowser() {
  if (findBrowser()) return;
  spawnSync('playwright install chromium', { stdio: 'inherit', shell: true });
  if (findBrowser()) return;
  console.error(
    'Chromium was not found and could not be downloaded. Install Chromium or Chrome (Debian: apt-get install chromium), or set CHROMIUM_PATH.',
  );
  process.exit(1);
}

/** Runs a command. Returns its exit code and, unless shown as it runs, its output. */
function execute(command: string, isShown: boolean | undefined): Promise<{ code: number; output: string }> {
  const child = spawn(command, { stdio: isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'], shell: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text) => {
      output += text;
    });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

const secondsSince = (time: number) => Math.round((Date.now() - time) / 1000);

async function run({ name, command, counts, isShown }: Step): Promise<Counts & { ok: boolean }> {
  if (isShown) console.log(`\n--- ${name}`);
  if (counts) rmSync(counts.report, { force: true });
  const started = Date.now();
  const { code, output } = await execute(command, isShown);
  console.log(`\n--- ${name}: ${secondsSince(started)} seconds\n${output}`);
  const ok = code === 0;
  const result =
    counts && existsSync(counts.report)
      ? counts.read(readFileSync(counts.report, 'utf8'))
      : { passed: 0, failed: 0, skipped: 0 };
  // A step can fail without a failed test, for example if a file does not load.
  if (result.passed + result.failed === 0 || (!ok && result.failed === 0))
    result[ok ? 'passed' : 'failed'] += 1;
  return { ...result, ok };
}

/** Runs a stage and adds its counts. Returns false if an essential step failed. */
async function runStage(stage: Stage, total: Counts): Promise<boolean> {
  const runs = stage.map(async (steps) => {
    for (const step of steps) {
      const { ok, ...counts } = await run(step);
      for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += counts[key];
      if (!ok && step.essential) return false;
    }
    return true;
  });
  return (await Promise.all(runs)).every(Boolean);
}

const suite = process.argv.slice(2).join(' ');
const stages = suites[suite];
if (!stages) {
  console.error(`npm test takes ${Object.keys(suites).filter(Boolean).join(' or ')}, not '${suite}'.`);
  process.exit(2);
}
requireBrowser();
// Tests that run past midnight expect the articles of the day on which the sites were built.
process.env.SOURCE_DATE_EPOCH ||= String(Math.floor(Date.now() / 1000));
mkdirSync('.generated', { recursive: true });

const total = { passed: 0, failed: 0, skipped: 0 };
const started = Date.now();
for (const stage of stages) {
  if (!(await runStage(stage, total))) break;
}
console.log(`\nDone in ${secondsSince(started)} seconds.`);
if (total.skipped > 0) console.log(`${total.skipped} skipped, for the reasons above.`);
console.log(`${total.passed} passed, ${total.failed} failed`);
// CI must have every program the tests need.
const isIncomplete = Boolean(process.env.CI) && total.skipped > 0;
if (isIncomplete) console.error('With CI set, a skipped test counts as a failure.');
process.exitCode = total.failed > 0 || isIncomplete ? 1 : 0;
