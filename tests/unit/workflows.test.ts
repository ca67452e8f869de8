import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { temporaryFolder } from './support/folders';

type Step = {
  id?: string;
  name?: string;
  uses?: string;
  run?: string;
  if?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
  'timeout-minutes'?: number;
};
type Job = {
  permissions?: Record<string, string>;
  needs?: unknown;
  if?: string;
  container?: { image: string };
  'timeout-minutes'?: number;
  steps?: Step[];
};
type Workflow = { on: unknown; permissions?: unknown; concurrency?: unknown; jobs: Record<string, Job> };

const folder = '.github/workflows';
const workflows = readdirSync(folder).map((file) => {
  const text = readFileSync(`${folder}/${file}`, 'utf8');
  return { file, text, workflow: parse(text) as Workflow };
});

const ci = workflowOf('ci.yml');
const deploy = workflowOf('deploy.yml');

function workflowOf(name: string): Workflow {
  return workflows.find(({ file }) => file === name)?.workflow as Workflow;
}

/** What GitHub Pages needs. */
const publishing = { pages: 'write', 'id-token': 'write' };

/** To read which commits passed the checks. */
const reading = { contents: 'read', checks: 'read' };

/** The jobs with permissions of their own. */
const permissions: Record<string, Record<string, string>> = {
  'deploy.yml build': reading,
  'deploy.yml publish': publishing,
  'links.yml issue': { issues: 'write' },
  // Calls deploy.yml, so it needs what the jobs there need.
  'ci.yml deploy': { ...reading, ...publishing },
};

describe.each(workflows)('the workflow $file', ({ file, text, workflow }) => {
  const steps = Object.values(workflow.jobs).flatMap((job) => job.steps ?? []);

  test('only has permission to read the repository, and to publish where it does', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    for (const [name, job] of Object.entries(workflow.jobs))
      expect(job.permissions, name).toEqual(permissions[`${file} ${name}`]);
    expect(JSON.stringify(workflow.on)).not.toMatch(/pull_request_target|workflow_run/);
  });

  test('installs no package where it may write', () => {
    for (const { permissions = {}, steps = [] } of Object.values(workflow.jobs))
      if (Object.values(permissions).includes('write'))
        expect(steps.map(({ run = '' }) => run).join('\n')).not.toMatch(/\b(?:npm|npx)\b/);
  });

  test('pins every action to a commit, with its version in a comment', () => {
    const lines = text.split('\n').filter((line) => /\buses: (?!\.\/)/.test(line));
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

test('the required check needs every job, and publishing needs the required check', () => {
  const after = ['required', 'deploy'];
  expect(ci.jobs.required?.needs).toEqual(Object.keys(ci.jobs).filter((job) => !after.includes(job)));
  expect(ci.jobs.deploy?.needs).toBe('required');
});

// GitHub does not tell a job that must not be skipped from one that may: only these conditions do.
test('the required check fails with any job, and a job is skipped only where the change does not need it', () => {
  const { required, ...others } = ci.jobs;
  expect(required?.if).toBe('always()');
  expect(required?.steps).toEqual([
    { if: "contains(needs.*.result, 'failure') || contains(needs.*.result, 'cancelled')", run: 'exit 1' },
  ]);
  const isMore = "needs.content.outputs.only-articles != 'true'";
  const needs = required?.needs as string[];
  const conditions = needs.map((name) => [name, others[name]?.if]);
  expect(Object.fromEntries(conditions)).toEqual({
    ...{ content: undefined, test: isMore, build: isMore },
    compare: "github.event_name == 'pull_request'",
  });
});

test('a pull request compares its URLs with those of the target branch, if that builds', () => {
  const steps = ci.jobs.compare?.steps ?? [];
  const before = steps.find(({ id }) => id === 'before');
  expect(before).toMatchObject({ 'continue-on-error': true, run: expect.stringContaining('npm run build') });
  expect(steps).toContainEqual({
    if: "steps.before.outcome == 'success'",
    run: 'npm run check:urls -- ../before/out out',
  });
});

test('all tests run with the version of Node.js that other jobs read from .node-version', () => {
  const node = readFileSync('.node-version', 'utf8').trim();
  expect(ci.jobs.test?.container?.image).toBe(`node:${node}-bookworm`);
  expect(ci.jobs.test?.steps?.map(({ run }) => run)).toContainEqual(expect.stringContaining('bash .ci/run'));
});

test('publishing is off until the repository variable says where to, and never stops halfway', () => {
  const isOn = "vars.DEPLOY_TO == 'github-pages'";
  const isReady = "needs.required.result == 'success' && !cancelled()";
  expect(ci.jobs.deploy?.if).toBe(`${isReady} && github.event_name == 'push' && ${isOn}`);
  // Without !cancelled(), a job that was skipped before the workflow was called would skip them all.
  const { build, publish, ...after } = deploy.jobs;
  const isPublishing = "needs.build.result == 'success' && needs.build.outputs.due != 'false'";
  expect(build?.if).toBe(`\${{ !cancelled() && ${isOn} }}`);
  expect([publish?.needs, publish?.if]).toEqual(['build', `\${{ !cancelled() && ${isPublishing} }}`]);
  for (const { needs, if: condition } of Object.values(after)) {
    expect(needs).toBe('publish');
    expect(condition).toMatch(/^\$\{\{ !cancelled\(\) && needs\.publish\.result == 'success'/);
  }
  expect(deploy.concurrency).toEqual({ group: 'deploy', 'cancel-in-progress': false });
});

test('the content check knows the job that annotates the lines of a pull request', () => {
  // The name is in tools/check-content/contentCheck.ts.
  expect(ci.jobs.content?.steps?.map(({ run }) => run)).toContain('npm run check:content');
});

test('a commit is judged before any of its code runs', () => {
  const [checkout, , judge] = deploy.jobs.build?.steps ?? [];
  expect(checkout?.with).toEqual({ 'persist-credentials': false, 'fetch-depth': 0 });
  expect(judge?.run).toContain('node tools/launch/checkOutCommit.ts');
});

// A pull request could have written it.
test('the job that publishes restores no cache', () => {
  const steps = Object.values(deploy.jobs).flatMap((job) => job.steps ?? []);
  expect(steps.filter(({ uses }) => uses?.startsWith('actions/cache'))).toEqual([]);
  for (const { uses, with: inputs } of steps)
    if (uses?.startsWith('actions/setup-node@'))
      expect(inputs).toEqual({ 'node-version-file': '.node-version', 'package-manager-cache': false });
});

test.skipIf(process.platform === 'win32').each([
  ['https://www.example.com/', 0, ''],
  [
    'https://owner.github.io/website/',
    1,
    'at https://owner.github.io/website/, but it works only at the root',
  ],
])('publishing to %s ends with %i', async (url, code, message) => {
  const folder = await temporaryFolder({ gh: `#!/bin/sh\necho ${url}\n` });
  await chmod(join(folder, 'gh'), 0o755);
  const step = deploy.jobs.publish?.steps?.find(({ name }) => name === 'Require a URL without a path');
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
  const { status, stdout } = spawnSync('bash', ['-e', '-c', String(step?.run)], { env, encoding: 'utf8' });
  expect([status, stdout]).toEqual([code, expect.stringContaining(message)]);
});
