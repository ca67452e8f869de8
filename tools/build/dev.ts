import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { stop } from '../arguments';
import { addressFor } from '../hosting/listen';
import { claimFolder } from './claimFolder';
import { compileContent } from './compileContent';
import { setEnvironment } from './environment';

process.exitCode = await dev();

/**
 * `npm run dev`: serves the site with hot reloading. Contentlayer, the content check and watchAssets.ts watch the
 * content. Returns the exit code.
 */
async function dev(): Promise<number> {
  setEnvironment('.', 'development');
  const { port, host } = addressFor('dev', 3000);
  const problem = claimFolder('npm run dev');
  if (problem) stop(problem);
  // When they load, these read the day of the build, which .env may set.
  const [{ contentCheck, failureReason }, { watchContent }, { watchAssets }] = await Promise.all([
    import('../check-content/contentCheck'),
    import('../check-content/watchContent'),
    import('./watchAssets'),
  ]);
  // Most errors do not stop it while the content compiles.
  const checkCode = await contentCheck();
  const { code, output } = await compileContent();
  if (code !== 0) {
    if (checkCode === 0) console.error(output);
    console.error('\nThe content does not compile. Correct the errors above, then run "npm run dev" again.');
    return 1;
  }
  // The first page needs all generated files. Imported here because it reads the compiled content.
  try {
    await import('./devAssets');
  } catch (error) {
    console.error(`\n${failureReason(error)}\nCorrect it, then run "npm run dev" again.`);
    return 1;
  }
  const stopWatching = await Promise.all([watchContent(), watchAssets()]);
  const compiler = ['node_modules/contentlayer2/bin/cli.cjs', 'dev'];
  const next = ['node_modules/next/dist/bin/next', 'dev', '--port', String(port), '--hostname', host];
  return runTogether([compiler, next]).finally(() => Promise.all(stopWatching.map((stop) => stop())));
}

/** Runs Node programs until one of them ends or a signal comes, and stops all. Returns an exit code, 0 after a signal. */
async function runTogether(programs: readonly string[][]): Promise<number> {
  const children = programs.map((args) => spawn(process.execPath, args, { stdio: 'inherit' }));
  // A change is shown first, then checked.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  const ends = children.map(async (child) => (await once(child, 'close'))[0] ?? 1);
  const signals = (['SIGINT', 'SIGTERM', 'SIGHUP'] as const).map((signal) =>
    once(process, signal).then(() => 0),
  );
  const code = await Promise.race([...ends, ...signals]);
  for (const child of children) child.kill();
  await Promise.all(ends);
  return code;
}
