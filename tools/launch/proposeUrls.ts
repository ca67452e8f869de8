import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

// `node tools/launch/proposeUrls.ts`, in deploy.yml after `npm run release`: opens a pull request with the changed list of
// published URLs, or updates the open one. It may write to the repository, so no package is installed there.

const list = 'content/published-urls.txt';
const branch = 'published-urls';
const bot = 'github-actions[bot]';
const author = ['-c', `user.name=${bot}`, '-c', `user.email=41898282+${bot}@users.noreply.github.com`];

const pullRequest = {
  title: 'Add the published URLs',
  body: 'These URLs are public now. Once they are in the list, the content check refuses changes that would break them. If no checks start, approve the workflow run, or close this pull request and open it again.',
};

// The list of this commit may be newer than the one that was built.
const committed = run('git', 'show', `HEAD:${list}`);
const built = missingIn(committed, readFileSync(list, 'utf8'));
if (built.length === 0) console.log('The list is complete.');
else propose();

function propose(): void {
  run('gh', 'auth', 'setup-git');
  const hasBranch = succeeds('git', 'fetch', '--quiet', '--depth=1', 'origin', branch);
  const isProposed = isOpen();
  // A page that has left the site since was public, too.
  const proposed =
    hasBranch && isProposed ? missingIn(committed, run('git', 'show', `FETCH_HEAD:${list}`)) : [];
  writeFileSync(list, `${[committed, ...new Set([...proposed, ...built])].join('\n')}\n`);
  run('git', 'switch', '--quiet', '-C', branch);
  run('git', ...author, 'commit', '--quiet', '-m', 'chore: add the published URLs', '--', list);
  // Pushing the same list again would dismiss approvals.
  if (hasBranch && succeeds('git', 'diff', '--quiet', 'FETCH_HEAD', 'HEAD', '--', list))
    console.log(`The branch ${branch} already has the list.`);
  else run('git', 'push', '--quiet', '--force', 'origin', branch);
  if (isProposed) return;
  const { title, body } = pullRequest;
  try {
    run('gh', 'pr', 'create', '--base', 'main', '--head', branch, '--title', title, '--body', body);
  } catch {
    console.log(
      '::error::The pull request could not be opened. In Settings, Actions, General, tick "Allow GitHub Actions to create and approve pull requests", then run this job again.',
    );
    process.exitCode = 1;
  }
}

/** The URLs of another list that a list does not have. */
function missingIn(list: string, other: string): string[] {
  const lines = new Set(list.split('\n'));
  return other.split('\n').filter((line) => line.startsWith('/') && !lines.has(line));
}

function isOpen(): boolean {
  const count = 'map(select(.isCrossRepository | not)) | length';
  const filter = ['--head', branch, '--base', 'main', '--state', 'open'];
  return run('gh', 'pr', 'list', ...filter, '--json', 'isCrossRepository', '--jq', count) !== '0';
}

function run(program: string, ...args: string[]): string {
  return execFileSync(program, args, { encoding: 'utf8' }).trim();
}

function succeeds(program: string, ...args: string[]): boolean {
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0;
}
