import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type LockedPackage = { optionalDependencies?: Record<string, string> };

const packages: Record<string, LockedPackage> = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
).packages;

/** Whether Node would find a package from the folder of another, as the lock file places them. */
function isLocked(name: string, from: string): boolean {
  const folders = from === '' ? [''] : [from, ...parents(from), ''];
  return folders.some((folder) => `${folder && `${folder}/`}node_modules/${name}` in packages);
}

/** The folders that hold a package of node_modules, from the inside out. */
function parents(path: string): string[] {
  const parts = path.split('/node_modules/');
  return parts.slice(1).map((_, index) => parts.slice(0, parts.length - 1 - index).join('/node_modules/'));
}

// An update can drop the entries of other platforms, and npm ci fails there alone.
test('the lock file has an entry for every optional package of every platform', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isLocked(name, path))
      .map((name) => `${name}, which ${path} names`),
  );
  expect(missing).toEqual([]);
});
