import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { resolveImport, sourcesIn } from './support/sources';

const [, line = ''] = /^Layers of lib: (.+)$/m.exec(readFileSync('docs/architecture.md', 'utf8')) ?? [];
const layers = line.split(' > ');

/** The imports from one folder of a folder to another. */
function arrowsIn(root: string) {
  const folderOf = (file = '') => new RegExp(`^${root}/([^/]+)/`).exec(file)?.[1];
  return sourcesIn(root).flatMap((file) =>
    // Types, too: a layer knows nothing of those above it.
    [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].flatMap(
      ([, module = '']) => {
        if (module.includes('.contentlayer/')) return [];
        const [from, to] = [folderOf(file), folderOf(resolveImport(file, module))];
        return from && to && from !== to ? [{ file, from, to }] : [];
      },
    ),
  );
}

test('lib/ imports only from its own layer and those below it', () => {
  const arrows = arrowsIn('lib');
  expect(new Set(arrows.map(({ from }) => from)).size).toBe(layers.length - 1);
  expect(arrows.filter(({ from, to }) => layers.indexOf(to) <= layers.indexOf(from))).toEqual([]);
});

test('no two folders of components/ import each other', () => {
  const arrows = arrowsIn('components');
  const pairs = new Set(arrows.map(({ from, to }) => `${from} ${to}`));
  expect(arrows.filter(({ from, to }) => pairs.has(`${to} ${from}`))).toEqual([]);
});
