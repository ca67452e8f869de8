import { execFileSync, spawnSync } from 'node:child_process';
import { chmod, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from './support/folders';
import { scriptOf, workflowOf } from './support/workflows';

describe('ci.yml', () => {
  const article = 'content/articles/a.md';

  /** A repository with an article and files that only developers change, and what the job `changes` finds in it. */
  async function repository() {
    const files = {
      'README.md': 'text',
      '.npmrc': 'save-exact=true',
      '.github/workflows/ci.yml': 'name: CI',
      'tests/dates.test.ts': 'test',
      [article]: 'An article',
    };
    const project = await temporaryFolder(files);
    const output = join(await temporaryFolder({ output: '' }), 'output');
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], { cwd: project });
    const commit = () => {
      git('add', '.');
      git('commit', '-qm', 'change', '--no-gpg-sign', '--allow-empty');
    };
    git('init', '--quiet');
    commit();
    /** Whether the job reports only articles for a commit of the changes that were made. */
    async function findsOnlyArticles(event = 'pull_request'): Promise<string> {
      commit();
      const env = { ...process.env, EVENT: event, GITHUB_OUTPUT: output };
      const script = scriptOf('ci.yml', 'changes', 'only_articles');
      execFileSync('bash', ['-eo', 'pipefail', '-c', script], { cwd: project, env });
      return (await readFile(output, 'utf8')).trim();
    }
    async function write(...files: string[]) {
      for (const file of files) {
        await mkdir(join(project, dirname(file)), { recursive: true });
        await writeFile(join(project, file), 'changed');
      }
    }
    return { project, git, write, findsOnlyArticles };
  }

  test.each([
    [[article], 'true'],
    [[article, 'content/pictures/a.jpg', 'content/words.txt'], 'true'],
    [['content/files/Plan "B" für 2026\n.pdf'], 'true'],
    [[article, 'lib/content/dates.browser.ts'], 'false'],
    [['content/company.yaml'], 'false'],
    [['docs/content/articles/a.md'], 'false'],
    [['content/words.txt.ts'], 'false'],
    [['"content/articles/a.md'], 'false'],
    [[], 'false'],
  ])('treats a pull request with %j as articles only: %s', async (files, expected) => {
    const { write, findsOnlyArticles } = await repository();
    await write(...files);
    expect(await findsOnlyArticles()).toBe(`only-articles=${expected}`);
  });

  test('treats a renamed and a deleted article as articles only', async () => {
    const renamed = await repository();
    renamed.git('mv', article, 'content/articles/b.md');
    expect(await renamed.findsOnlyArticles()).toBe('only-articles=true');
    const deleted = await repository();
    deleted.git('rm', '--quiet', article);
    expect(await deleted.findsOnlyArticles()).toBe('only-articles=true');
  });

  test.each(['.npmrc', '.github/workflows/ci.yml', 'tests/dates.test.ts'])(
    'runs everything if %s is moved to the files of articles',
    async (file) => {
      const { project, git, findsOnlyArticles } = await repository();
      await mkdir(join(project, 'content/files'));
      git('config', 'diff.renames', 'copies');
      git('mv', file, 'content/files/moved.pdf');
      expect(await findsOnlyArticles()).toBe('only-articles=false');
    },
  );

  test('runs everything if a file or a folder of articles becomes a symbolic link', async () => {
    const file = await repository();
    await mkdir(join(file.project, 'content/files'));
    await symlink('../../.npmrc', join(file.project, 'content/files/plan.pdf'));
    expect(await file.findsOnlyArticles()).toBe('only-articles=false');
    const folder = await repository();
    await symlink('../tests', join(folder.project, 'content/files'));
    expect(await folder.findsOnlyArticles()).toBe('only-articles=false');
  });

  test('runs everything if a submodule is added to the files of articles', async () => {
    const { git, findsOnlyArticles } = await repository();
    git('clone', '--quiet', '.', 'content/files/other');
    expect(await findsOnlyArticles()).toBe('only-articles=false');
  });

  test('runs everything on the main branch', async () => {
    const { write, findsOnlyArticles } = await repository();
    await write(article);
    expect(await findsOnlyArticles('push')).toBe('only-articles=false');
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
