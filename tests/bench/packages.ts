import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What `npm ci` has installed: packages, and megabytes of their files. */
export type PackageFigures = { count: number; megabytes: number };

export async function measurePackages(): Promise<PackageFigures> {
  const entries = await readdir('node_modules', { recursive: true, withFileTypes: true });
  const sizes = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => stat(join(parentPath, name)).then(({ size }) => size));
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  const lists = /node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+$/;
  const packages = entries.filter((entry) => entry.name === 'package.json' && lists.test(entry.parentPath));
  return { count: packages.length, megabytes: bytes / 2 ** 20 };
}
