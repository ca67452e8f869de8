import { expect, test } from 'vitest';
import { callTool } from './support/callTool';

const success = {
  changes: 'success',
  content: 'success',
  test: 'success',
  build: 'success',
  report: 'success',
};

/** Whether "All checks" passes. */
async function passes(
  changes: Record<string, string>,
  { event = 'pull_request', onlyArticles = 'false' } = {},
): Promise<boolean> {
  const jobs = Object.entries({ ...success, ...changes });
  const outputs = { 'only-articles': onlyArticles };
  const needs = Object.fromEntries(jobs.map(([job, result]) => [job, { result, outputs }]));
  const env = { NEEDS: JSON.stringify(needs), GITHUB_EVENT_NAME: event };
  return (await callTool('launch/allChecks.ts', { env })).code === 0;
}

test('all checks pass if every job succeeded, or was skipped as expected', async () => {
  const skipped = { test: 'skipped', build: 'skipped' };
  expect(await passes({})).toBe(true);
  expect(await passes({ report: 'skipped' }, { event: 'push' })).toBe(true);
  expect(await passes(skipped, { onlyArticles: 'true' })).toBe(true);
});

test.each(Object.keys(success))('all checks fail if %s failed or was skipped', async (job) => {
  for (const result of ['failure', 'cancelled', 'skipped', ''])
    expect(await passes({ [job]: result }), result).toBe(false);
});
