import { execFileSync, spawnSync } from 'node:child_process';
import { cp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { sites } from './sites';

/**
 * Runs the unit tests in the copy of the project whose content has changed, with any arguments for Vitest: a test
 * that expects something of `content/` as it is today fails there. For one test, `npx vitest run NAME` will do.
 */
const { root } = sites.variant;
// Left out of the copy for Next.js (build.ts); tests read it.
await cp('package-lock.json', join(root, 'package-lock.json'));
// Within this project's repository git would take the copy for ignored files.
execFileSync('git', ['init', '--quiet'], { cwd: root });
const vitest = resolve('node_modules/vitest/vitest.mjs');
const { status } = spawnSync(process.execPath, [vitest, 'run', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
await rm(join(root, 'package-lock.json'));
process.exitCode = status ?? 1;
