import { execFileSync } from 'node:child_process';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { copyProject } from '../sites/copyProject';

/** What `npm ci` installs: packages and megabytes of their files, in seconds. */
export type PackageFigures = { count: number; megabytes: number; seconds: number };

/** Runs `npm ci` in a copy of the project, with npm's cache of packages. */
export async function measurePackages(folder: string): Promise<PackageFigures> {
  await rm(folder, { recursive: true, force: true });
  await copyProject(folder);
  const started = performance.now();
  const isWindows = process.platform === 'win32';
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'ignore', shell: isWindows });
  const seconds = (performance.now() - started) / 1000;
  const entries = await readdir(join(folder, 'node_modules'), { recursive: true, withFileTypes: true });
  const sizes = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => stat(join(parentPath, name)).then(({ size }) => size));
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  const lists = /node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+$/;
  const packages = entries.filter((entry) => entry.name === 'package.json' && lists.test(entry.parentPath));
  return { count: packages.length, megabytes: bytes / 2 ** 20, seconds };
}
