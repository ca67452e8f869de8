import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

type Step = { uses?: string; run?: string; with?: Record<string, unknown> };
type Workflow = {
  on: unknown;
  permissions?: unknown;
  jobs: Record<string, { permissions?: unknown; steps: Step[] }>;
};

const folder = '.github/workflows';
const workflows = readdirSync(folder).map((file) => {
  const text = readFileSync(`${folder}/${file}`, 'utf8');
  return { file, text, workflow: parse(text) as Workflow };
});

describe.each(workflows)('the workflow $file', ({ text, workflow }) => {
  const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);

  test('may read the repository and nothing else', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    for (const job of Object.values(workflow.jobs)) expect(job.permissions).toBeUndefined();
    expect(JSON.stringify(workflow.on)).not.toMatch(/pull_request_target|workflow_run/);
  });

  test('names every action by its commit, with the version beside it', () => {
    const lines = text.split('\n').filter((line) => /\buses:/.test(line));
    expect(lines).toHaveLength(steps.filter(({ uses }) => uses).length);
    for (const line of lines) expect(line).toMatch(/uses: [\w.-]+\/[\w.-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  test('leaves no token behind, installs what is locked, and pastes no text of strangers into a script', () => {
    for (const { uses, run, with: inputs } of steps) {
      if (uses?.startsWith('actions/checkout@')) expect(inputs?.['persist-credentials']).toBe(false);
      expect(run ?? '').not.toMatch(/npm (?:i|install)\b|\$\{\{/);
    }
  });
});
