// `node tools/launch/allChecks.ts`, in CI: fails unless every job succeeded, or was skipped because the change does not
// need it. No package is installed there.

type Job = { result: string; outputs: Record<string, string> };

const needs: Record<string, Job> = JSON.parse(process.env.NEEDS as string);
const isOnlyArticles = needs.changes?.outputs['only-articles'] === 'true';
const isSkipped: Record<string, boolean> = {
  test: isOnlyArticles,
  build: isOnlyArticles,
  report: process.env.GITHUB_EVENT_NAME !== 'pull_request',
};
for (const [name, { result }] of Object.entries(needs)) {
  const expected = isSkipped[name] ? 'skipped' : 'success';
  console.log(`${name}: ${result}`);
  if (result === expected) continue;
  console.error(`${name} should have been ${expected}`);
  process.exitCode = 1;
}
