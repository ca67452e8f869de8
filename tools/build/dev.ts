import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { stop } from '../arguments';
import { addressFor } from '../hosting/listen';
import { claimFolder } from './claimFolder';
import { compileContent } from './compileContent';
import { setEnvironment } from './environment';

process.exit(await dev());

/**
 * `npm run dev`: serves the site with hot reloading. Contentlayer and watchContent.ts watch the content. Returns the exit
 * code.
 */
async function dev(): Promise<number> {
  setEnvironment('.', 'development');
  const { port, host } = addressFor('dev', 3000);
  const problem = claimFolder('npm run dev');
  if (problem) stop(problem);
  // When they load, these read the day of the build, which .env may set.
  const { contentCheck, failureReason } = await import('../check-content/contentCheck');
  const { watchContent } = await import('./watchContent');
  // Most errors do not stop it while the content compiles.
  const checkCode = await contentCheck();
  const { code, output } = await compileContent();
  if (code !== 0)
    stop(
      `${checkCode === 0 ? output : ''}\nThe content does not compile. Correct the errors, then run "npm run dev" again.`,
    );
  // The first page needs all generated files. Imported here because it reads the compiled content.
  await import('./devAssets').catch((error) =>
    stop(`\n${failureReason(error)}\nCorrect it, then run "npm run dev" again.`),
  );
  await watchContent();
  const compiler = ['node_modules/contentlayer2/bin/cli.cjs', 'dev'];
  const next = ['node_modules/next/dist/bin/next', 'dev', '--port', String(port), '--hostname', host];
  return runTogether([compiler, next]);
}

/** Runs Node programs until one of them ends or a signal comes, and stops all. Returns an exit code, 0 after a signal. */
async function runTogether(programs: readonly string[][]): Promise<number> {
  const children = programs.map((args) => spawn(process.execPath, args, { stdio: 'inherit' }));
  // A change is shown first, then checked.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  const ends = children.map(async (child) => (await once(child, 'close'))[0] ?? 1);
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => once(process, signal).then(() => 0));
  const code = await Promise.race([...ends, ...signals]);
  for (const child of children) child.kill();
  await Promise.all(ends);
  return code;
}
