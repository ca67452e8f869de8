import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkContent } from '@/lib/check/checkContent';
import { contentCopy } from './support/specification';

const odd = 'tests/fixtures/content-odd';

describe('unusual but valid content', { timeout: 30_000 }, () => {
  test.each<[how: string, change: (text: string) => string]>([
    ['as it is', (text) => text],
    ['with Windows line endings', (text) => text.replaceAll('\n', '\r\n')],
    ['with a byte-order mark and Windows line endings', (text) => `\uFEFF${text.replaceAll('\n', '\r\n')}`],
    ['without a line end at its end', (text) => text.replace(/\n+$/, '')],
  ])('%s passes without a warning', async (_, change) => {
    const folder = await contentCopy();
    for (const name of await readdir(join(odd, 'articles'))) {
      const text = await readFile(join(odd, 'articles', name), 'utf8');
      await writeFile(join(folder, 'articles', name), change(text));
    }
    const files = await checkContent(folder);
    expect(files.flatMap(({ messages }) => messages)).toEqual([]);
  });
});
