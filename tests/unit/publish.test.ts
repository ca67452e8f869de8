import fs from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { filesBelow } from '@/lib/node/files';
import nextConfig from '@/next.config.mjs';
import { publish } from '@/tools/build/publish';
import { headersFile, redirectsFile } from '@/tools/hosting/cdn';
import { nginxSite } from '@/tools/hosting/nginx';
import { readSiteRecord, siteRecordFile } from '@/tools/hosting/siteRecord';
import { temporaryFolder } from './support/folders';

const published = {
  'out/index.html': 'the last good export',
  'out/news-insights/gone.html': 'an article that was taken away',
  'hosting/nginx/site.conf': 'the last good configuration',
};

const made = { '.export/index.html': 'the new home page', '.export/404.html': 'the new 404 page' };

async function contentOf(folder: string): Promise<Record<string, string>> {
  const files = await filesBelow(folder);
  const pairs = files.map(async (file) => [file, await readFile(join(folder, file), 'utf8')]);
  return Object.fromEntries(await Promise.all(pairs));
}

/** Makes renames of a folder fail until the end of the test, as the system does for a mount point. */
function refuseToRename(folder: string): void {
  const { renameSync } = fs;
  const spy = vi.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
    if (from === folder) throw Object.assign(new Error('resource busy'), { code: 'EBUSY' });
    renameSync(from, to);
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    spy.mockRestore();
    syncBuiltinESMExports();
  });
}

describe('publishing', () => {
  test('replaces the last site completely', async () => {
    const folder = await temporaryFolder({ ...published, ...made });
    await publish(folder);
    const site = await contentOf(join(folder, 'out'));
    expect(site).toMatchObject({ 'index.html': 'the new home page', '404.html': 'the new 404 page' });
    expect(Object.keys(site)).toEqual([siteRecordFile, '404.html', '_headers', '_redirects', 'index.html']);
    expect((await readdir(folder)).sort()).toEqual(['hosting', 'out']);
  });

  test('works without a last site, and tells hosts and our own programs the same', async () => {
    const folder = await temporaryFolder(made);
    await publish(folder);
    const { headers, ...record } = readSiteRecord(join(folder, 'out'));
    const site = await contentOf(join(folder, 'out'));
    expect(site._headers).toBe(headersFile(headers));
    expect(site._redirects).toBe(redirectsFile(record));
    expect(await contentOf(join(folder, 'hosting'))).toMatchObject({
      'nginx/site.conf': nginxSite(record),
    });
  });

  test('without an export keeps the last site', async () => {
    const folder = await temporaryFolder(published);
    await expect(publish(folder)).rejects.toThrow('did not export the site');
    expect((await contentOf(join(folder, 'out')))['index.html']).toBe('the last good export');
  });

  test.each(['out', 'hosting'])(
    'keeps the last site and its configurations if %s/ is a mount point, and says so',
    async (name) => {
      const folder = await temporaryFolder({ ...published, ...made });
      refuseToRename(join(folder, name));
      await expect(publish(folder)).rejects.toThrow(
        new RegExp(`because .*/${name}/ cannot be renamed .*\\(EBUSY\\).* mount the folder above it`),
      );
      const { out, hosting } = { out: join(folder, 'out'), hosting: join(folder, 'hosting') };
      expect((await contentOf(out))['index.html']).toBe('the last good export');
      expect(await contentOf(hosting)).toEqual({ 'nginx/site.conf': 'the last good configuration' });
    },
  );

  test('uses .export/, because Next.js would empty out/', () => {
    expect(nextConfig('phase-production-build').distDir).toBe('.export');
  });
});
