import type { Browser } from '@playwright/test';
import { median } from './median';
import { slow4G, slowDown } from './slowNetwork';

/** LCP in milliseconds, and as a multiple of the control's. */
export type ThrottledFigures = { lcp: number; ratio: number };

type Settings = { browser: Browser; origin: string; runs: number };

/**
 * Measures a page and its control alternately with the network and CPU of Lighthouse's phone, really throttled:
 * Lighthouse itself only simulates that. Medians of all runs.
 */
export async function measureThrottled(
  path: string,
  control: string,
  { browser, origin, runs }: Settings,
): Promise<ThrottledFigures> {
  const visits: number[] = [];
  const controls: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    visits.push(await lcpOf(browser, `${origin}${path}`));
    controls.push(await lcpOf(browser, `${origin}${control}`));
  }
  return { lcp: median(visits), ratio: median(visits) / median(controls) };
}

async function lcpOf(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
  });
  const page = await context.newPage();
  await slowDown(page, slow4G);
  // All eager pictures have loaded then.
  await page.goto(url, { waitUntil: 'load' });
  const time = await page.evaluate(lastLcp);
  await context.close();
  return time;
}

/** Runs in the page. */
function lastLcp(): Promise<number> {
  return new Promise((done) => {
    // After two frames, everything that has loaded is painted.
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
