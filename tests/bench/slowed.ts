import type { Browser } from '@playwright/test';
import { throttling } from 'lighthouse/core/config/constants.js';
import { median } from './median';

/** Milliseconds to the largest paint, and that as a multiple of the control's. */
export type SlowedFigures = { largestPaint: number; ratio: number };

type Settings = { browser: Browser; origin: string; runs: number };

/**
 * Measures a page and its control in turns with the line and the processor of Lighthouse's phone, but really
 * slowed: Lighthouse itself only simulates that, from a visit on a fast line. Medians of all runs.
 */
export async function measureSlowed(
  path: string,
  control: string,
  { browser, origin, runs }: Settings,
): Promise<SlowedFigures> {
  const visits: number[] = [];
  const controls: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    visits.push(await largestPaint(browser, `${origin}${path}`));
    controls.push(await largestPaint(browser, `${origin}${control}`));
  }
  return { largestPaint: median(visits), ratio: median(visits) / median(controls) };
}

async function largestPaint(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    ignoreHTTPSErrors: true,
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const { requestLatencyMs, downloadThroughputKbps, uploadThroughputKbps, cpuSlowdownMultiplier } =
    throttling.mobileSlow4G;
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: requestLatencyMs,
    downloadThroughput: (downloadThroughputKbps * 1024) / 8,
    uploadThroughput: (uploadThroughputKbps * 1024) / 8,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdownMultiplier });
  // Pictures that a page begins with are there by then.
  await page.goto(url, { waitUntil: 'load' });
  const time = await page.evaluate(lastLargestPaint);
  await context.close();
  return time;
}

/** Runs in the page. */
function lastLargestPaint(): Promise<number> {
  return new Promise((done) => {
    // Two frames on, what has loaded is painted.
    requestAnimationFrame(() =>
      requestAnimationFrame(() =>
        new PerformanceObserver((list) => done(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        }),
      ),
    );
  });
}
