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

type Run = { event?: string; head?: string; answer?: string };

/**
 * Publishes what was chosen, with what `gh` says about the number of successful runs of "All checks". Also returns the
 * commit that is checked out then.
 */
async function publish(
  chosen: string,
  { event = 'workflow_dispatch', head = commits.main, answer = 'echo 1' }: Run,
) {
  const cwd = join(root, 'checkout');
  git(cwd, 'checkout', '--quiet', head);
  const expected = `api --method GET repos/a/site/commits/${/^[0-9a-f]{40}$/.test(chosen) ? chosen : head}/check-runs -f check_name=All checks --jq`;
  const gh = `#!/bin/sh\ncase "$*" in "${expected} "*'.conclusion == "success"'*) ${answer};; *) exit 9;; esac\n`;
  await writeFile(join(root, 'bin/gh'), gh);
  const PATH = `${join(root, 'bin')}:${process.env.PATH}`;
  const env = { PATH, GITHUB_EVENT_NAME: event, GITHUB_REPOSITORY: 'a/site' };
  const ran = await callTool('launch/checkOutCommit.ts', { args: [chosen], cwd, env });
  return { ...ran, commit: git(cwd, 'rev-parse', 'HEAD') };
}

test('a commit of main that passed all checks may be chosen, also an older one', async () => {
  const passed = { code: 0, stdout: 'passed=true\n', stderr: '' };
  expect(await publish('main', { head: commits.main })).toEqual({ ...passed, commit: commits.main });
  expect(await publish(commits.older, {})).toEqual({ ...passed, commit: commits.older });
});

test.each(['other', 'merged'] as const)('a commit of the branch %s is refused', async (branch) => {
  const { code, stdout, stderr, commit } = await publish(commits[branch], {});
  expect([code, stdout, commit]).toEqual([1, '', commits.main]);
  expect(stderr).toContain(`::error title=Not published::${commits[branch]} is not a commit of main.`);
});

test('a commit of main that did not pass all checks is refused', async () => {
  const { code, stdout, stderr, commit } = await publish(commits.older, { answer: 'echo 0' });
  expect([code, stdout, commit]).toEqual([1, '', commits.main]);
  expect(stderr).toContain(`::error title=Not published::${commits.older} has not passed all checks.`);
});

test('a commit is refused if its checks cannot be listed', async () => {
  await expect(publish(commits.older, { answer: 'echo 0; exit 4' })).rejects.toThrow('gh api');
});

test('the daily run builds main also if it did not pass, which counts once an article is due', async () => {
  const run = { event: 'schedule', head: commits.older, answer: 'echo 0' };
  expect(await publish('', run)).toMatchObject({ code: 0, stdout: 'passed=false\n', commit: commits.older });
});

test('a commit that CI has just checked needs no second look', async () => {
  const run = { event: 'push', head: commits.older, answer: 'exit 4' };
  expect(await publish('', run)).toMatchObject({ code: 0, stdout: 'passed=true\n', commit: commits.older });
});
