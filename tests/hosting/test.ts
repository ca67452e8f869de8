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

const start = { nginx: runNginx, caddy: runCaddy };

export type ServerName = keyof typeof start;

type Workers = {
  server: ServerName;
  /** A compressed copy of the export; other tests read the export itself. */
  compressed: string;
  site: RunningServer;
  /** The export of the variant, which has former URLs and every kind of file. */
  variantSite: RunningServer;
};

/** Tests an export on a real server with the generated configuration. */
export const test = base.extend<{ port: number }, Workers>({
  server: ['nginx', { option: true, scope: 'worker' }],
  compressed: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires destructuring
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
  variantSite: [
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

/** Returns whether a server is installed. If not, defines a skipped test that reports it. */
export function isInstalled(server: ServerName): boolean {
  if (findProgram(server)) return true;
  test(`the site served by ${server}`, () => test.skip(true, `${server} is not installed`));
  return false;
}
