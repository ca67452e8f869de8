import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const documents = ['.', 'docs', 'docs/decisions'].flatMap((folder) =>
  readdirSync(folder).flatMap((name) => (name.endsWith('.md') ? join(folder, name) : [])),
);

/** Files that owners are to add. */
const optional = ['.github/CODEOWNERS'];

/** A file or folder of the source, in code quotes. Not files that a build makes. */
const path = /`((?:app|components|lib|tests|tools|\.github)\/[^`\s]*)`/g;

test.each(documents)('every file and folder that %s names exists', (document) => {
  const named = [...readFileSync(document, 'utf8').matchAll(path)].map(([, name = '']) => name);
  // Of a pattern, the folder.
  const missing = named.filter(
    (name) => !/[<…{]/.test(name) && !optional.includes(name) && !existsSync(name.replace(/[^/]*\*.*$/, '')),
  );
  expect([...new Set(missing)]).toEqual([]);
});
