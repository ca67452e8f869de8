import { execFileSync, spawnSync } from 'node:child_process';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from './support/folders';
import { scriptOf, workflowOf } from './support/workflows';

describe('ci.yml', () => {
  /** Whether the job `changes` reports only articles for a commit that changes these files. */
  async function findsOnlyArticles(files: string[], event = 'pull_request'): Promise<string> {
    const cwd = await temporaryFolder({ 'README.md': 'text', output: '' });
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], { cwd });
    git('init', '--quiet');
    git('add', 'README.md');
    git('commit', '-qm', 'first', '--no-gpg-sign');
    for (const file of files) {
      await mkdir(join(cwd, dirname(file)), { recursive: true });
      await writeFile(join(cwd, file), 'changed');
      git('add', file);
    }
    git('commit', '-qm', 'second', '--no-gpg-sign', '--allow-empty');
    const env = { ...process.env, EVENT: event, GITHUB_OUTPUT: join(cwd, 'output') };
    execFileSync('bash', ['-eo', 'pipefail', '-c', scriptOf('ci.yml', 'changes', 'only_articles')], {
      cwd,
      env,
    });
    return (await readFile(join(cwd, 'output'), 'utf8')).trim();
  }

  test.each([
    [['content/articles/a.md'], 'true'],
    [['content/articles/a.md', 'content/pictures/a.jpg', 'content/words.txt'], 'true'],
    [['content/articles/a.md', 'lib/dates.ts'], 'false'],
    [['content/company.yaml'], 'false'],
    [['docs/content/articles/a.md'], 'false'],
    [[], 'false'],
  ])('treats a pull request with %j as articles only: %s', async (files, expected) => {
    expect(await findsOnlyArticles(files)).toBe(`only-articles=${expected}`);
  });

  test('runs everything on the main branch', async () => {
    expect(await findsOnlyArticles(['content/articles/a.md'], 'push')).toBe('only-articles=false');
  });

  /** Whether "All checks" succeeds. */
  function isGreen(results: string, { event = 'pull_request', onlyArticles = 'false' } = {}): boolean {
    const env = { ...process.env, RESULTS: results, EVENT: event, ONLY_ARTICLES: onlyArticles };
    return (
      spawnSync('bash', ['-eo', 'pipefail', '-c', scriptOf('ci.yml', 'required', 'expected=')], { env })
        .status === 0
    );
  }

  const all = (change: Record<string, string> = {}) =>
    Object.entries({
      ...{ changes: 'success', content: 'success', test: 'success', build: 'success', report: 'success' },
      ...change,
    })
      .map(([job, result]) => `${job}=${result}`)
      .join(' ');

  test('passes if every job succeeded or was skipped as expected', () => {
    expect(isGreen(all())).toBe(true);
    expect(isGreen(all({ report: 'skipped' }), { event: 'push' })).toBe(true);
    expect(isGreen(all({ test: 'skipped', build: 'skipped' }), { onlyArticles: 'true' })).toBe(true);
  });

  test.each(['changes', 'content', 'test', 'build', 'report'])(
    'is red when %s failed or was skipped',
    (job) => {
      for (const result of ['failure', 'cancelled', 'skipped', ''])
        expect(isGreen(all({ [job]: result })), result).toBe(false);
    },
  );

  test('requires every job', () => {
    const { jobs } = workflowOf('ci.yml');
    const after = ['required', 'deploy'];
    expect(jobs.required?.needs).toEqual(Object.keys(jobs).filter((job) => !after.includes(job)));
  });

  /** What the job `report` runs after the target branch was built, or was not. */
  async function reportCommand(before: string): Promise<string> {
    const cwd = await temporaryFolder({ 'bin/npm': '#!/bin/sh\necho "npm $*"\n' });
    await chmod(join(cwd, 'bin/npm'), 0o755);
    const env = { ...process.env, PATH: `${join(cwd, 'bin')}:${process.env.PATH}`, BEFORE: before };
    return execFileSync('bash', ['-e', '-c', scriptOf('ci.yml', 'report', 'report:content')], {
      cwd,
      env,
    }).toString();
  }

  test('compares the pages of a pull request with those of its target branch', async () => {
    expect(scriptOf('ci.yml', 'report', 'worktree')).toContain('git worktree add --quiet ../before HEAD^1');
    expect(await reportCommand('success')).toBe(
      'npm run report:content -- --since HEAD^1 --before ../before/out --out content-report.html\n',
    );
  });

  test('writes a report without them if the target branch does not build, and says so', async () => {
    const output = await reportCommand('failure');
    expect(output).toMatch(/^::warning title=Content report::The target branch does not build/);
    expect(output).toContain('npm run report:content -- --since HEAD^1 --out content-report.html\n');
  });

  test('uploads the whole site of a pull request, with its hidden files', () => {
    const steps = workflowOf('ci.yml').jobs.report?.steps ?? [];
    expect(steps.map((step) => step.with)).toContainEqual(
      expect.objectContaining({ name: 'site', path: 'out', 'include-hidden-files': true }),
    );
  });

  test('publishes only commits of main that passed all checks, once publishing is switched on', () => {
    const { jobs } = workflowOf('ci.yml');
    expect(jobs.deploy?.needs).toBe('required');
    expect(jobs.deploy?.if).toBe("github.event_name == 'push' && vars.DEPLOY_TO == 'github-pages'");
  });
});
