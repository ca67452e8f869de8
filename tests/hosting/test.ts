import { test as base } from '@playwright/test';
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
  /** Starts a server, unless it is running. */
  run: (outDir: string, root: string) => Promise<RunningServer>;
};

/** Tests an export on nginx with the generated configuration. */
export const test = base.extend<Tests, Workers>({
  run: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires destructuring
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
  site: async ({ run }, use) => use(await run(specification.out, specification.root)),
  variantSite: async ({ run }, use) => use(await run(variant.out, variant.root)),
  port: ({ site }, use) => use(site.port),
});

export { expect } from '@playwright/test';
