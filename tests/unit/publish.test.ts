import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import nextConfig from '@/next.config.mjs';
import { publish } from '@/tools/build/publish';
import { filesBelow } from '@/tools/files';
import { temporaryFolder } from './support/folders';

const published = {
  'out/index.html': 'the last good export',
  'out/news-insights/gone.html': 'an article that was taken away',
  'hosting/Caddyfile': 'the last good configuration',
};

const made = { '.export/index.html': 'the new home page', '.export/404.html': 'the new 404 page' };

async function contentOf(folder: string): Promise<Record<string, string>> {
  const files = await filesBelow(folder);
  const pairs = files.map(async (file) => [file, await readFile(join(folder, file), 'utf8')]);
  return Object.fromEntries(await Promise.all(pairs));
}

describe('publishing', () => {
  test('replaces the last site completely', async () => {
    const folder = await temporaryFolder({ ...published, ...made });
    await publish(folder);
    const site = await contentOf(join(folder, 'out'));
    expect(site).toEqual({ 'index.html': 'the new home page', '404.html': 'the new 404 page' });
    expect((await readdir(folder)).sort()).toEqual(['hosting', 'out']);
  });

  test('leaves out empty folders', async () => {
    const folder = await temporaryFolder(made);
    await mkdir(join(folder, '.export/_next/export'), { recursive: true });
    await publish(folder);
    expect((await readdir(join(folder, 'out'))).sort()).toEqual(['404.html', 'index.html']);
  });

  test('works without a last site', async () => {
    const folder = await temporaryFolder(made);
    await publish(folder);
    expect(await readdir(join(folder, 'out'))).toContain('index.html');
  });

  test('without an export keeps the last site', async () => {
    const folder = await temporaryFolder(published);
    await expect(publish(folder)).rejects.toThrow('did not export the site');
    expect((await contentOf(join(folder, 'out')))['index.html']).toBe('the last good export');
  });

  test('uses .export/, because Next.js would empty out/', () => {
    expect(nextConfig('phase-production-build').distDir).toBe('.export');
  });
});
