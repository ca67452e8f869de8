import { readdirSync } from 'node:fs';
import type { LaunchOptions, Locator, Page, PlaywrightWorkerArgs } from '@playwright/test';
import { findBrowser, launchArguments } from '../chromium';
import { sites } from '../sites/sites';
import { expect, pages } from './test';

/** The articles' own pages, from their files. */
export const articlePages = readdirSync(`${sites.specification.content}/articles`)
  .filter((file) => file.endsWith('.md'))
  .sort()
  .map((file) => `/news-insights/${file.replace(/\.md$/, '')}`);

/** The pages of the specification, an article and the 404 page. */
export const everyKindOfPage = [...pages, articlePages[0] as string, '/no-such-page'];

/** An address that nothing answers to. */
export const missingPage = '/no-such-page';

/** Launch options for tests of intent: the shell's mouse is in a corner of the page from the start, which is a sign of it. */
export const fullBrowser: LaunchOptions = { executablePath: findBrowser(), args: launchArguments };

/** The text as it is laid out, with the line breaks that a reader sees. */
export function shownText(part: Locator): Promise<string> {
  return part.innerText();
}

/** How far the page is scrolled down, in pixels. */
export function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

/** Resolves when the browser has painted twice: whatever was going to happen at once has happened. */
export function painted(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
}

/** Turns the mouse wheel and resolves when the page has dealt with it. */
export async function wheel(page: Page, pixels: number): Promise<void> {
  const arrived = await page.evaluateHandle(() => {
    const wheelTurned = new Promise<void>((done) =>
      addEventListener('wheel', () => setTimeout(done, 100), { once: true, passive: true, capture: true }),
    );
    return { wheelTurned };
  });
  await page.mouse.wheel(0, pixels);
  await arrived.evaluate(({ wheelTurned }) => wheelTurned);
  await painted(page);
}

/** Accepts every dialog of a page from now on; returns what they will have been, as `type: message`. */
export function acceptDialogs(page: Page): string[] {
  const dialogs: string[] = [];
  page.on('dialog', async (dialog) => {
    dialogs.push(`${dialog.type()}: ${dialog.message()}`);
    await dialog.accept();
  });
  return dialogs;
}

/** Types each text where the focus is and goes on with Tab. */
export async function typeWithTabs(page: Page, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
}

/** In place of a form that needs JavaScript stands a notice that says so, and nothing to fill in or to press. */
export async function expectNoForm(part: Locator): Promise<void> {
  await expect(part.getByText(/JavaScript/)).toBeVisible();
  for (const role of ['form', 'textbox', 'combobox', 'button'] as const)
    await expect(part.getByRole(role)).toHaveCount(0);
}

/** Holds back every answer to a pattern until the returned function is called. */
export async function holdBack(page: Page, pattern: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** A colour as the browser computes it, from a token as #RRGGBB. */
export function rgb(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
}

/** A page in a browser that keeps left pages alive for Back, which Playwright switches off otherwise. */
export async function withKeptPages(
  { playwright, launchOptions }: Pick<PlaywrightWorkerArgs, 'playwright'> & { launchOptions: LaunchOptions },
  visit: (page: Page) => Promise<void>,
  viewport = { width: 1280, height: 800 },
): Promise<void> {
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    // A shell keeps none.
    executablePath: findBrowser(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    await visit(await browser.newPage({ viewport }));
  } finally {
    await browser.close();
  }
}

/** Leaves a trace in the page that only a page kept alive still has when it comes back. */
export function markAsKept(page: Page): Promise<unknown> {
  return page.evaluate(() => Object.assign(window, { kept: true }));
}

/** Goes back and makes sure that the page was kept alive. Playwright's own goBack waits for a load. */
export async function goBackToKept(page: Page): Promise<void> {
  await page.waitForLoadState();
  const arrived = page.waitForEvent('framenavigated');
  await page.evaluate(() => history.back());
  await arrived;
  expect(await page.evaluate(() => 'kept' in window), 'the browser kept the page').toBe(true);
}
