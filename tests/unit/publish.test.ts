import fs from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { publish } from '@/tools/build/publish';
import { nginxSite } from '@/tools/hosting/nginx';
import { readSiteRecord } from '@/tools/hosting/siteRecord';
import { temporaryFolder } from './support/folders';

const published = {
  'out/index.html': 'the last good export',
  'out/news-insights/gone.html': 'an article that was taken away',
  'hosting/nginx/site.conf': 'the last good configuration',
};

const made = { '.export/index.html': 'the new home page', '.export/404.html': 'the new 404 page' };

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
  test.each([
    ['replaces the last site completely', published],
    ['works without a last site', {}],
  ])('%s, with the configuration that belongs to it', async (_, before) => {
    const folder = await temporaryFolder({ ...before, ...made });
    await publish(folder);
    expect((await readdir(folder)).sort()).toEqual(['hosting', 'out']);
    const files = ['.site.json', '404.html', '_headers', '_redirects', 'index.html'];
    expect((await readdir(join(folder, 'out'))).sort()).toEqual(files);
    expect(await readFile(join(folder, 'out/index.html'), 'utf8')).toBe('the new home page');
    const configuration = await readFile(join(folder, 'hosting/nginx/site.conf'), 'utf8');
    expect(configuration).toBe(nginxSite(readSiteRecord(join(folder, 'out'))));
  });

  test.each([
    ['there is no export', published, undefined, 'did not export the site'],
    ['out/ is a mount point', { ...published, ...made }, 'out', 'mount the folder above it'],
    ['hosting/ is a mount point', { ...published, ...made }, 'hosting', 'mount the folder above it'],
  ])('keeps the last site and its configuration if %s, and says so', async (_, files, mount, reason) => {
    const folder = await temporaryFolder(files);
    if (mount) refuseToRename(join(folder, mount));
    await expect(publish(folder)).rejects.toThrow(reason);
    for (const [name, text] of Object.entries(published))
      expect(await readFile(join(folder, name), 'utf8')).toBe(text);
  });
});
