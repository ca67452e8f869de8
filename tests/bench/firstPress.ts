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
  const now = () => page.evaluate(() => performance.now());
  const started = await now();
  const timeOf = (selector: string) => page.locator(selector).first().waitFor().then(now);
  const times = Promise.all([timeOf(`[aria-busy="true"], ${effect}`), timeOf(effect)]);
  await control(page).tap();
  const [sign, done] = await times;
  await context.close();
  return { sign: sign - started, done: done - started };
}
