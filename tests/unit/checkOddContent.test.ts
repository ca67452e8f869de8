import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Change, messagesWith } from './support/changedContent';

const odd = 'tests/fixtures/content-odd';

test.each<[how: string, change: (text: string) => string]>([
  ['as it is', (text) => text],
  ['with a byte-order mark and Windows line endings', (text) => `\uFEFF${text.replaceAll('\n', '\r\n')}`],
  ['without a line end at its end', (text) => text.replace(/\n+$/, '')],
])('unusual but valid content %s passes without a warning', async (_, change) => {
  const names = (await readdir(join(odd, 'articles'))).map((name) => `articles/${name}`);
  const files = names.map(
    async (name): Promise<Change> => [name, change(await readFile(join(odd, name), 'utf8'))],
  );
  expect(await messagesWith(...(await Promise.all(files)))).toEqual([]);
});
