import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { compressExport } from '@/tools/hosting/compressExport';
import { temporaryFolder } from './support/folders';

const text = '<p>Two businesses, three plans.</p>\n'.repeat(60);

const files = {
  'index.html': text,
  'news-insights/one.html': text.toUpperCase(),
  'drawings/plan.svg': `<svg>${text}</svg>`,
  'feed.xml': text,
  'assets/islands-A.js': text,
  'robots.txt': 'User-agent: *',
  'share/home.png': text,
  _headers: text,
  '.site.json': text,
};

async function compressed(): Promise<string> {
  const folder = await temporaryFolder(files);
  await compressExport(folder);
  return folder;
}

async function madeIn(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.(?:br|gz)$/.test(name))
    .sort();
}

describe('npm run compress', () => {
  test('compresses text from one kilobyte, but not images and host configuration', async () => {
    expect(await madeIn(await compressed())).toEqual([
      ...['assets/islands-A.js.br', 'assets/islands-A.js.gz', 'drawings/plan.svg.br', 'drawings/plan.svg.gz'],
      ...['feed.xml.br', 'feed.xml.gz', 'index.html.br', 'index.html.gz'],
      ...['news-insights/one.html.br', 'news-insights/one.html.gz'],
    ]);
  });

  test('replaces the files of an earlier run by some that decompress to the changed original', async () => {
    const folder = await compressed();
    await writeFile(join(folder, 'index.html'), `${text}More.`);
    expect(await compressExport(folder)).toBe(10);
    expect(gunzipSync(await readFile(join(folder, 'index.html.gz'))).toString()).toBe(`${text}More.`);
    const brotli = await readFile(join(folder, 'index.html.br'));
    expect(brotliDecompressSync(brotli).toString()).toBe(`${text}More.`);
  });
});
