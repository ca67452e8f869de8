import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { temporaryFolder } from './support/folders';

type Step = { uses?: string; run?: string; with?: Record<string, unknown> };
type Workflow = {
  on: unknown;
  permissions?: unknown;
  jobs: Record<string, { permissions?: unknown; needs?: unknown; steps: Step[] }>;
};

const folder = '.github/workflows';
const workflows = readdirSync(folder).map((file) => {
  const text = readFileSync(`${folder}/${file}`, 'utf8');
  return { file, text, workflow: parse(text) as Workflow };
});

describe.each(workflows)('the workflow $file', ({ text, workflow }) => {
  const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);

  test('only has permission to read the repository', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    for (const job of Object.values(workflow.jobs)) expect(job.permissions).toBeUndefined();
    expect(JSON.stringify(workflow.on)).not.toMatch(/pull_request_target|workflow_run/);
  });

  test('pins every action to a commit, with its version in a comment', () => {
    const lines = text.split('\n').filter((line) => /\buses:/.test(line));
    expect(lines).toHaveLength(steps.filter(({ uses }) => uses).length);
    for (const line of lines) expect(line).toMatch(/uses: [\w.-]+\/[\w.-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  test('persists no token, installs locked versions, and never interpolates untrusted text into a script', () => {
    for (const { uses, run, with: inputs } of steps) {
      if (uses?.startsWith('actions/checkout@')) expect(inputs?.['persist-credentials']).toBe(false);
      expect(run ?? '').not.toMatch(/npm (?:i|install)\b|\$\{\{/);
    }
  });
});

/** The script of a step in ci.yml, as GitHub runs it. */
function scriptOf(job: string, contains: string): string {
  const ci = workflows.find(({ file }) => file === 'ci.yml')?.workflow as Workflow;
  return ci.jobs[job]?.steps.find(({ run }) => run?.includes(contains))?.run ?? '';
}

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
    execFileSync('bash', ['-eo', 'pipefail', '-c', scriptOf('changes', 'only_articles')], { cwd, env });
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
      spawnSync('bash', ['-eo', 'pipefail', '-c', scriptOf('required', 'expected=')], { env }).status === 0
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
    const jobs = workflows.find(({ file }) => file === 'ci.yml')?.workflow.jobs ?? {};
    expect(jobs.required?.needs).toEqual(Object.keys(jobs).filter((job) => job !== 'required'));
  });
});
