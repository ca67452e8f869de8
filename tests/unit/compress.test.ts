import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { compressExport } from '@/tools/hosting/compress';
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
  test('compresses text of a kilobyte and more, and neither pictures nor what speaks to a host', async () => {
    expect(await madeIn(await compressed())).toEqual([
      ...['assets/islands-A.js.br', 'assets/islands-A.js.gz', 'drawings/plan.svg.br', 'drawings/plan.svg.gz'],
      ...['feed.xml.br', 'feed.xml.gz', 'index.html.br', 'index.html.gz'],
      ...['news-insights/one.html.br', 'news-insights/one.html.gz'],
    ]);
  });

  test('makes files that unpack to what they stand for, with no time in them', async () => {
    const folder = await compressed();
    const gzip = await readFile(join(folder, 'index.html.gz'));
    expect(gunzipSync(gzip).toString()).toBe(text);
    expect(brotliDecompressSync(await readFile(join(folder, 'index.html.br'))).toString()).toBe(text);
    expect(gzip.subarray(4, 8)).toEqual(Buffer.alloc(4));
  });

  test('makes the same bytes every time', async () => {
    const [one, two] = [await compressed(), await compressed()];
    for (const name of await madeIn(one)) {
      expect((await readFile(join(one, name))).equals(await readFile(join(two, name))), name).toBe(true);
    }
  });

  test('leaves alone what is fresh', async () => {
    const folder = await compressed();
    const before = await stat(join(folder, 'index.html.br'));
    expect(await compressExport(folder)).toEqual({ written: 0, kept: 10, removed: 0 });
    expect((await stat(join(folder, 'index.html.br'))).mtimeMs).toBe(before.mtimeMs);
  });

  test('makes anew what has changed or was cut off, even when it is newer than its file', async () => {
    const folder = await compressed();
    await writeFile(join(folder, 'index.html'), `${text}More.`);
    await writeFile(
      join(folder, 'feed.xml.gz'),
      (await readFile(join(folder, 'feed.xml.gz'))).subarray(0, 40),
    );
    expect(await compressExport(folder)).toEqual({ written: 3, kept: 7, removed: 0 });
    expect(gunzipSync(await readFile(join(folder, 'index.html.gz'))).toString()).toBe(`${text}More.`);
    expect(gunzipSync(await readFile(join(folder, 'feed.xml.gz'))).toString()).toBe(text);
  });

  test('takes away what no longer has a file or has become small', async () => {
    const folder = await compressed();
    await rm(join(folder, 'news-insights/one.html'));
    await writeFile(join(folder, 'feed.xml'), '<rss/>');
    expect(await compressExport(folder)).toEqual({ written: 0, kept: 6, removed: 4 });
    expect(await madeIn(folder)).not.toContain('feed.xml.br');
  });
});
