import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { compressExport } from '../../tools/hosting/compressExport';
import { sites } from '../sites/sites';
import { findProgram } from './findProgram';
import { runCaddy } from './runCaddy';
import { type RunningServer, runNginx } from './runNginx';

const { out } = sites.specification;

export const servers = ['nginx', 'caddy'] as const;
export type ServerName = (typeof servers)[number];

const start = { nginx: runNginx, caddy: runCaddy };

type Workers = {
  server: ServerName;
  /** The export with its compressed files, in a folder of its own: others read the export itself. */
  compressed: string;
  site: RunningServer;
  /** The export with changed content, in which an article has moved. */
  movedSite: RunningServer;
};

/** Tests of an export as a real server serves it with the configuration that the build has written. */
export const test = base.extend<{ port: number }, Workers>({
  server: ['nginx', { option: true, scope: 'worker' }],
  compressed: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from here
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'compressed-'));
      await cp(out, folder, { recursive: true });
      await compressExport(folder);
      await use(folder);
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  site: [
    async ({ server, compressed }, use) => {
      const site = await start[server](compressed, `${sites.specification.root}/hosting`);
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  movedSite: [
    async ({ server }, use) => {
      const site = await start[server](sites.variant.out, `${sites.variant.root}/hosting`);
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  port: ({ site }, use) => use(site.port),
});

export { expect } from '@playwright/test';

/** Whether a server can be tested here; when not, one test says so by its name. */
export function isInstalled(server: ServerName): boolean {
  if (findProgram(server)) return true;
  test(`the site served by ${server}`, () => test.skip(true, `${server} is not installed`));
  return false;
}
