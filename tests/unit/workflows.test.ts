import { describe, expect, test } from 'vitest';
import { workflows } from './support/workflows';

/** What GitHub Pages needs. Such a job runs no code of the repository. */
const publishing = { pages: 'write', 'id-token': 'write' };

/** To read which commits passed the checks. */
const reading = { contents: 'read', checks: 'read' };

/** What a pull request with the published URLs needs. That job runs no code of the repository either. */
const proposing = { contents: 'write', 'pull-requests': 'write' };

/** The jobs with permissions of their own. */
const permissions: Record<string, Record<string, string>> = {
  'deploy.yml build': reading,
  'deploy.yml publish': publishing,
  'deploy.yml propose-published-urls': proposing,
  // Calls deploy.yml, so it needs what the jobs there need.
  'ci.yml deploy': { ...reading, ...publishing, ...proposing },
};

describe.each(workflows)('the workflow $file', ({ file, text, workflow }) => {
  const steps = Object.values(workflow.jobs).flatMap((job) => job.steps ?? []);

  test('only has permission to read the repository, and to publish or propose where it does', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    for (const [name, job] of Object.entries(workflow.jobs))
      expect(job.permissions, name).toEqual(permissions[`${file} ${name}`]);
    expect(JSON.stringify(workflow.on)).not.toMatch(/pull_request_target|workflow_run/);
  });

  test('pins every action to a commit, with its version in a comment', () => {
    const lines = text.split('\n').filter((line) => /\buses: (?!\.\/)/.test(line));
    expect(lines).toHaveLength(steps.filter(({ uses }) => uses).length);
    for (const line of lines) expect(line).toMatch(/uses: [\w.-]+\/[\w.-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  test('persists no token, installs locked versions, and never interpolates untrusted text into a script', () => {
    for (const { uses, run, with: inputs } of steps) {
      if (uses?.startsWith('actions/checkout@')) expect(inputs?.['persist-credentials']).toBe(false);
      const isNextRelease = file === 'watch.yml' && run?.includes('canary');
      expect(run ?? '').not.toMatch(isNextRelease ? /\$\{\{/ : /npm (?:i|install)\b|\$\{\{/);
    }
  });
});
