import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { compressExport } from '../../tools/hosting/compressExport';
import { sites } from '../sites/sites';
import { type RunningServer, runNginx } from './runNginx';

const { specification, variant } = sites;

type Tests = {
  site: RunningServer;
  /** The export of the variant, which has former URLs and every kind of file. */
  variantSite: RunningServer;
  port: number;
};

type Workers = {
  /** A compressed copy of the export; other tests read the export itself. */
  compressed: string;
  /** Starts a server, unless it is running. */
  run: (outDir: string, root: string) => Promise<RunningServer>;
};

/** Tests an export on nginx with the generated configuration. */
export const test = base.extend<Tests, Workers>({
  compressed: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires destructuring
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'compressed-'));
      await cp(specification.out, folder, { recursive: true });
      await compressExport(folder);
      await use(folder);
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  run: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const running = new Map<string, RunningServer>();
      await use(async (outDir, root) => {
        const site = running.get(outDir) ?? (await runNginx(outDir, `${root}/hosting`));
        running.set(outDir, site);
        return site;
      });
      for (const { stop } of running.values()) await stop();
    },
    { scope: 'worker' },
  ],
  site: async ({ compressed, run }, use) => use(await run(compressed, specification.root)),
  variantSite: async ({ run }, use) => use(await run(variant.out, variant.root)),
  port: ({ site }, use) => use(site.port),
});

export { expect } from '@playwright/test';
