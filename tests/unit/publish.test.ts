import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import nextConfig from '@/next.config.mjs';
import { filesBelow } from '@/tools/files';
import { finishAndPublish } from '@/tools/finish/publish';
import { temporaryFolder } from './support/folders';

const page = (body: string) =>
  `<!DOCTYPE html><html><head></head><body>${body}<script src="/_next/static/chunks/main.js" async=""></script></body></html>`;

const standing = {
  'out/index.html': 'the last good export',
  'out/news-insights/gone.html': 'an article that was taken away',
  'hosting/Caddyfile': 'the last good configuration',
};

const made = { '.export/index.html': page('<p>Home</p>'), '.export/404.html': page('<p>None</p>') };

async function contentOf(folder: string): Promise<Record<string, string>> {
  const files = await filesBelow(folder);
  const pairs = files.map(async (file) => [file, await readFile(join(folder, file), 'utf8')]);
  return Object.fromEntries(await Promise.all(pairs));
}

describe('a build', { timeout: 30_000 }, () => {
  test('puts the finished export in place of the last one, whole', async () => {
    const folder = await temporaryFolder({ ...standing, ...made });
    await finishAndPublish(folder);
    const site = await contentOf(join(folder, 'out'));
    expect(site['index.html']).toContain('<p>Home</p>');
    expect(Object.keys(site)).not.toContain('news-insights/gone.html');
    expect(Object.keys(site)).toEqual(expect.arrayContaining(['404.html', '_headers', '_redirects']));
    expect((await readdir(folder)).sort()).toEqual(['hosting', 'out']);
  });

  test('works where there was no export yet', async () => {
    const folder = await temporaryFolder(made);
    await finishAndPublish(folder);
    expect(await readdir(join(folder, 'out'))).toContain('index.html');
  });

  test('has the share pictures that were drawn meanwhile', async () => {
    const folder = await temporaryFolder({ ...made, 'store/a.png': 'a picture' });
    const pictures = new Map([['/share/news-insights/one.png', join(folder, 'store/a.png')]]);
    await finishAndPublish(folder, { drawPictures: async () => pictures });
    expect((await contentOf(join(folder, 'out')))['share/news-insights/one.png']).toBe('a picture');
  });

  test('whose pictures cannot be drawn leaves the last export as it was', async () => {
    const folder = await temporaryFolder({ ...standing, ...made });
    const drawPictures = () => Promise.reject(new Error('no drawing plan.svg'));
    await expect(finishAndPublish(folder, { drawPictures })).rejects.toThrow('plan.svg');
    expect((await contentOf(join(folder, 'out')))['index.html']).toBe('the last good export');
  });

  test('that fails while it is finished leaves the last export as it was', async () => {
    const bad = { '.export/about.html': page('<script>window.tracker = 1</script>') };
    const folder = await temporaryFolder({ ...standing, ...made, ...bad });
    await expect(finishAndPublish(folder)).rejects.toThrow(/about\.html/);
    expect(await contentOf(join(folder, 'out'))).toEqual({
      'index.html': 'the last good export',
      'news-insights/gone.html': 'an article that was taken away',
    });
    expect(await contentOf(join(folder, 'hosting'))).toEqual({ Caddyfile: 'the last good configuration' });
  });

  test('of which nothing was exported leaves the last export as it was', async () => {
    const folder = await temporaryFolder(standing);
    await expect(finishAndPublish(folder)).rejects.toThrow('exported no site');
    expect((await contentOf(join(folder, 'out')))['index.html']).toBe('the last good export');
  });

  test('exports beside out/, which Next.js would empty first', () => {
    expect(nextConfig('phase-production-build').distDir).toBe('.export');
  });
});
