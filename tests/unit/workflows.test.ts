import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

type Step = { uses?: string; run?: string; if?: string; with?: Record<string, unknown> };
type Job = { permissions?: Record<string, string>; needs?: unknown; if?: string; steps?: Step[] };
type Workflow = { on: unknown; permissions?: unknown; jobs: Record<string, Job> };

const folder = '.github/workflows';
const workflows = readdirSync(folder).map((file) => {
  const text = readFileSync(`${folder}/${file}`, 'utf8');
  return { file, text, workflow: parse(text) as Workflow };
});

const jobsOf = (name: string) => workflows.find(({ file }) => file === name)?.workflow.jobs ?? {};
const stepsOf = (jobs: Record<string, Job>) => Object.values(jobs).flatMap(({ steps = [] }) => steps);

/** The jobs that may do more than read the repository. */
const mayWrite = ['ci.yml deploy', 'deploy.yml publish', 'links.yml issue'];

describe.each(workflows)('the workflow $file', ({ file, text, workflow }) => {
  const steps = stepsOf(workflow.jobs);

  test('may only read the repository, and installs no package where it may write', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    expect(JSON.stringify(workflow.on)).not.toMatch(/pull_request_target|workflow_run/);
    for (const [name, { permissions = {}, steps = [] }] of Object.entries(workflow.jobs)) {
      if (!Object.values(permissions).includes('write')) continue;
      expect(mayWrite).toContain(`${file} ${name}`);
      expect(steps.map(({ run = '' }) => run).join('\n')).not.toMatch(/\b(?:npm|npx)\b/);
    }
  });

  test('pins every action to a commit, with its version in a comment', () => {
    for (const line of text.split('\n').filter((line) => /\buses: (?!\.\/)/.test(line)))
      expect(line).toMatch(/uses: [\w.-]+\/[\w.-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  test('persists no token, installs locked versions, and never interpolates untrusted text into a script', () => {
    for (const { uses, run, with: inputs } of steps) {
      if (uses?.startsWith('actions/checkout@')) expect(inputs?.['persist-credentials']).toBe(false);
      expect(run ?? '').not.toMatch(/npm (?:i|install)\b|\$\{\{/);
    }
  });
});

test('the required check needs every job, and publishing needs the required check and is off by default', () => {
  const { required, deploy, ...others } = jobsOf('ci.yml');
  expect(required).toMatchObject({ if: 'always()', needs: Object.keys(others) });
  expect(deploy?.needs).toBe('required');
  expect(deploy?.if).toMatch(/^needs\.required\.result == 'success' && .*vars\.DEPLOY_TO == 'github-pages'$/);
});

test('the daily run judges a commit before any of its code runs, and the job that publishes restores no cache', () => {
  const jobs = jobsOf('deploy.yml');
  const [first] = jobs.build?.steps?.filter(({ run }) => run) ?? [];
  expect(first).toMatchObject({ if: "github.event_name == 'schedule'" });
  expect(first?.run).toMatch(/check_name=All%20checks.*exit 1/s);
  for (const { uses = '', with: inputs } of stepsOf(jobs)) {
    // A pull request could have written it.
    expect(uses).not.toMatch(/^actions\/cache/);
    if (uses.startsWith('actions/setup-node@')) expect(inputs?.['package-manager-cache']).toBe(false);
  }
});
