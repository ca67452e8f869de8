import { execFileSync, spawnSync } from 'node:child_process';
import { cp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { sites } from './sites';

/**
 * Runs the unit tests in the variant, so that tests that depend on the current content fail. Passes its arguments to
 * Vitest. For a single test, use `npx vitest run NAME`.
 */
const { root } = sites.variant;
// build.ts leaves it out, but tests read it.
await cp('package-lock.json', join(root, 'package-lock.json'));
// Without its own repository, git would treat the copy as ignored files.
execFileSync('git', ['init', '--quiet'], { cwd: root });
const vitest = resolve('node_modules/vitest/vitest.mjs');
const { status } = spawnSync(process.execPath, [vitest, 'run', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
await rm(join(root, 'package-lock.json'));
process.exitCode = status ?? 1;
