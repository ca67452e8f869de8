import { execFileSync } from 'node:child_process';

// `node tools/launch/checkOutCommit.ts [COMMIT]`, in deploy.yml: checks out the commit of main that was chosen by hand, and
// prints whether the commit to publish has passed all checks. Runs before any code of that commit, without packages.

/** The conclusion is null until a run has ended. */
type CheckRuns = { check_runs: { app: { slug: string }; conclusion: string | null }[] };

process.exitCode = checkOut(process.argv[2] ?? '');

function checkOut(ref: string): number {
  const event = process.env.GITHUB_EVENT_NAME;
  const isChosen = event === 'workflow_dispatch';
  // Only what main itself was: not the commits inside a merged pull request.
  const history = isChosen ? git('rev-list', '--first-parent', 'refs/remotes/origin/main').split('\n') : [];
  const commit = isChosen && ref !== 'main' ? ref : (history[0] ?? git('rev-parse', 'HEAD'));
  if (isChosen && !history.includes(commit))
    return refuse(
      commit,
      'is not a commit of main. Choose one from the history of main; to publish a change, merge it.',
    );
  // CI publishes only after its checks.
  const passed = event === 'push' || hasPassed(commit);
  if (isChosen && !passed)
    return refuse(
      commit,
      'has not passed all checks. Choose a commit of main with a green tick, or correct main: CI publishes it once it passes.',
    );
  if (isChosen) git('checkout', '--quiet', '--detach', commit);
  console.log(`passed=${passed}`);
  return 0;
}

function refuse(commit: string, reason: string): number {
  console.error(`::error title=Not published::${commit} ${reason}`);
  return 1;
}

/**
 * Whether "All checks" has succeeded in the latest attempt of every run of CI for a commit. Not the conclusion of the
 * runs: the jobs that deploy, which come after the checks, are part of them.
 */
function hasPassed(commit: string): boolean {
  const path = `repos/${process.env.GITHUB_REPOSITORY}/commits/${commit}/check-runs`;
  const query = ['-f', 'check_name=All checks', '-f', 'filter=latest', '-f', 'per_page=100'];
  const { check_runs } = JSON.parse(run('gh', 'api', '--method', 'GET', path, ...query)) as CheckRuns;
  // Any app may give its check the same name.
  const own = check_runs.filter(({ app }) => app.slug === 'github-actions');
  return own.length > 0 && own.every(({ conclusion }) => conclusion === 'success');
}

function git(...args: string[]): string {
  return run('git', ...args);
}

function run(program: string, ...args: string[]): string {
  return execFileSync(program, args, { encoding: 'utf8' }).trim();
}
