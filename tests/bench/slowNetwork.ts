import type { Page } from '@playwright/test';

type Line = {
  /** Of each request, in milliseconds. */
  latency: number;
  /** In KB per second. */
  throughput: number;
  /** How many times slower the processor is. */
  slowdown?: number;
};

/** The phone of Lighthouse (`mobileSlow4G`). */
export const slow4G: Line = { latency: 562.5, throughput: 184.32, slowdown: 4 };

/** A bad line. */
export const badLine: Line = { latency: 400, throughput: 50 };

/** Gives a page the network and processor of a phone. */
export async function slowDown(page: Page, { latency, throughput, slowdown = 1 }: Line): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const bytes = throughput * 1024;
  await devtools.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency, downloadThroughput: bytes, uploadThroughput: bytes },
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}
