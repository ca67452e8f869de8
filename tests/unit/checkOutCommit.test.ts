import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { callTool } from './support/callTool';
import { temporaryFolder } from './support/folders';
import { git } from './support/git';

let root: string;
/** Of a repository whose main has an older commit and merged one; another branch is not merged. */
const commits = { older: '', merged: '', main: '', other: '' };

beforeAll(async () => {
  root = await temporaryFolder({ 'origin/README.md': '', 'bin/gh': '' });
  await chmod(join(root, 'bin/gh'), 0o755);
  const origin = (...args: string[]) => git(join(root, 'origin'), ...args);
  const commit = () => {
    origin('commit', '--quiet', '--allow-empty', '-m', 'change');
    return origin('rev-parse', 'HEAD');
  };
  origin('init', '--quiet', '-b', 'main');
  commits.older = commit();
  origin('switch', '--quiet', '-c', 'merged');
  commits.merged = commit();
  origin('switch', '--quiet', 'main');
  origin('merge', '--quiet', '--no-ff', 'merged');
  commits.main = origin('rev-parse', 'HEAD');
  origin('switch', '--quiet', '-c', 'other');
  commits.other = commit();
  // What git would take for "origin/main".
  origin('tag', 'origin/main');
  git(root, 'clone', '--quiet', 'origin', 'checkout');
});

const ran = (conclusion: string | null, slug = 'github-actions') => ({ conclusion, app: { slug } });
const passed = [ran('success')];

type Run = { event?: string; head?: string; runs?: ReturnType<typeof ran>[]; code?: number };

/**
 * Publishes what was chosen, with these latest runs of "All checks", or a `gh` that fails with this code. Also returns the
 * commit that is checked out then.
 */
async function publish(
  chosen: string,
  { event = 'workflow_dispatch', head = commits.main, runs = passed, code = 0 }: Run,
) {
  const cwd = join(root, 'checkout');
  git(cwd, 'checkout', '--quiet', head);
  const commit = /^[0-9a-f]{40}$/.test(chosen) ? chosen : head;
  const expected = `api --method GET repos/a/site/commits/${commit}/check-runs -f check_name=All checks -f filter=latest -f per_page=100`;
  const answer = JSON.stringify({ check_runs: runs });
  const gh = `#!/bin/sh\n[ "$*" = "${expected}" ] || exit 9\necho '${answer}'\nexit ${code}\n`;
  await writeFile(join(root, 'bin/gh'), gh);
  const PATH = `${join(root, 'bin')}:${process.env.PATH}`;
  const env = { PATH, GITHUB_EVENT_NAME: event, GITHUB_REPOSITORY: 'a/site' };
  const result = await callTool('launch/checkOutCommit.ts', { args: [chosen], cwd, env });
  return { ...result, commit: git(cwd, 'rev-parse', 'HEAD') };
}

test('a commit of main that passed all checks may be chosen, also an older one', async () => {
  const published = { code: 0, stdout: 'passed=true\n', stderr: '' };
  expect(await publish('main', { head: commits.main })).toEqual({ ...published, commit: commits.main });
  const runs = [...passed, ...passed, ran('failure', 'another-app')];
  expect(await publish(commits.older, { runs })).toEqual({ ...published, commit: commits.older });
});

test.each(['other', 'merged'] as const)('a commit of the branch %s is refused', async (branch) => {
  const { code, stdout, stderr, commit } = await publish(commits[branch], {});
  expect([code, stdout, commit]).toEqual([1, '', commits.main]);
  expect(stderr).toContain(`::error title=Not published::${commits[branch]} is not a commit of main.`);
});

test.each([
  ['has a run that has not ended', [ran(null)]],
  ['failed once and passed then', [ran('success'), ran('failure')]],
  ['has only the check of another app', [ran('success', 'another-app')]],
])('a commit of main whose check %s is refused', async (_, runs) => {
  const { code, stdout, stderr, commit } = await publish(commits.older, { runs });
  expect([code, stdout, commit]).toEqual([1, '', commits.main]);
  expect(stderr).toContain(`::error title=Not published::${commits.older} has not passed all checks.`);
});

test('the daily run builds main also if it did not pass, which counts once an article is due', async () => {
  const run = { event: 'schedule', head: commits.older, runs: [] };
  expect(await publish('', run)).toMatchObject({ code: 0, stdout: 'passed=false\n', commit: commits.older });
});

test('a commit that CI has just checked needs no second look', async () => {
  const run = { event: 'push', head: commits.older, code: 4 };
  expect(await publish('', run)).toMatchObject({ code: 0, stdout: 'passed=true\n', commit: commits.older });
});
