import type { Browser, Page } from '@playwright/test';
import { median } from './median';
import { badLine, slowDown } from './slowNetwork';

/** Milliseconds from the first press of a control on a phone with a bad line. */
export type PressFigures = {
  name: string;
  /** Until something shows that it was pressed. */
  sign: number;
  /** Until its effect, pressed as soon as the page has loaded. */
  done: number;
  /** The same, pressed five seconds later. */
  doneLater: number;
};

/** Controls of the News page with their effects. */
const presses = [
  {
    name: 'A filter',
    control: (page: Page) => page.locator('button[aria-pressed]').nth(1),
    effect: 'button[aria-pressed="true"]:not(:first-child)',
  },
  {
    name: 'Read More',
    control: (page: Page) => page.getByRole('button', { name: 'Read More' }).first(),
    effect: 'dialog[open]',
  },
] as const;

type Settings = { browser: Browser; origin: string; runs: number };

/** Measures the first press on the News page. Medians of all runs. */
export async function measureFirstPresses({ browser, origin, runs }: Settings): Promise<PressFigures[]> {
  const figures: PressFigures[] = [];
  for (const press of presses) {
    const early: Times[] = [];
    const late: Times[] = [];
    for (let run = 0; run < runs; run += 1) {
      early.push(await timesOf(press, 0, browser, origin));
      late.push(await timesOf(press, 5000, browser, origin));
    }
    figures.push({
      name: press.name,
      sign: median(early.map(({ sign }) => sign)),
      done: median(early.map(({ done }) => done)),
      doneLater: median(late.map(({ done }) => done)),
    });
  }
  return figures;
}

type Times = { sign: number; done: number };

async function timesOf(
  { control, effect }: (typeof presses)[number],
  wait: number,
  browser: Browser,
  origin: string,
): Promise<Times> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await slowDown(page, badLine);
  await page.goto(`${origin}/news-insights`, { waitUntil: 'load' });
  await control(page).scrollIntoViewIfNeeded();
  await page.waitForTimeout(wait);
  const times = timesFromPress(page, effect);
  await control(page).tap();
  const { sign, done } = await times;
  await context.close();
  return { sign, done };
}

/** When the page shows the sign and the effect of the next press, as it measures them itself: waiting from outside is slower. */
function timesFromPress(page: Page, effect: string): Promise<Times> {
  return page.evaluate(
    ([signSelector, effectSelector]) =>
      new Promise<Times>((resolve) => {
        addEventListener(
          'pointerdown',
          ({ timeStamp }) => {
            let sign: number | undefined;
            // No named function: tsx would add a call that the page lacks.
            const timer = setInterval(() => {
              const now = performance.now() - timeStamp;
              if (document.querySelector(signSelector)) sign ??= now;
              if (!document.querySelector(effectSelector)) return;
              clearInterval(timer);
              resolve({ sign: sign ?? now, done: now });
            }, 5);
          },
          { capture: true, once: true },
        );
      }),
    [`[aria-busy="true"], ${effect}`, effect] as const,
  );
}
