import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const documents = [
  'README.md',
  ...readdirSync('docs').flatMap((name) => (name.endsWith('.md') ? `docs/${name}` : [])),
];

/** A file or folder of the source, in code quotes. Not files that a build makes, or that a reader is to add. */
const path = /`((?:app|components|lib|tests|tools|\.github)\/[^`\s]*)`/g;

test.each(documents)('every file and folder that %s names exists', (document) => {
  const named = [...readFileSync(document, 'utf8').matchAll(path)].map(([, name = '']) => name);
  // Of a pattern, the folder.
  const missing = named.filter((name) => !/[<…{]/.test(name) && !existsSync(name.replace(/[^/]*\*.*$/, '')));
  expect([...new Set(missing)]).toEqual([]);
});
