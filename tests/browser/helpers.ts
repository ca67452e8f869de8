import type { LaunchOptions, Locator, Page, PlaywrightWorkerArgs } from '@playwright/test';
import { findBrowser } from '../chromium';
import { readContent } from '../sites/content';
import { sites } from '../sites/sites';
import { expect, pages } from './plain';

export const { company, businesses, articles } = readContent(sites.plain.content);

/** Paths of the article pages. */
export const articlePages = articles.map(({ path }) => path).sort();

/** Returns the URL of a business's site. */
export function siteOf(business: string): string {
  return businesses.find(({ name }) => name === business)?.url as string;
}

/** The pages of the specification, an article and the 404 page. */
export const samplePages = [...pages, articlePages[0] as string, '/no-such-page'];

export const missingPage = '/no-such-page';

/** Returns the scroll position in pixels. */
export function scrollPosition(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

/** Waits for two frames, so that immediate effects have happened. */
export function waitForPaint(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
}

/** Turns the mouse wheel and waits until the page has handled it. */
export async function turnWheel(page: Page, pixels: number): Promise<void> {
  const turned = await page.evaluateHandle(() => ({
    event: new Promise((done) =>
      addEventListener('wheel', done, { once: true, passive: true, capture: true }),
    ),
  }));
  await page.mouse.wheel(0, pixels);
  await turned.evaluate(async ({ event }) => {
    await event;
  });
  await waitForPaint(page);
}

/** Accepts dialogs and returns an array that collects them as `type: message`. */
export function acceptDialogs(page: Page): string[] {
  const dialogs: string[] = [];
  page.on('dialog', async (dialog) => {
    dialogs.push(`${dialog.type()}: ${dialog.message()}`);
    await dialog.accept();
  });
  return dialogs;
}

/** Expects a notice about JavaScript instead of a form. */
export async function expectNoForm(part: Locator): Promise<void> {
  await expect(part.getByText(/JavaScript/)).toBeVisible();
  for (const role of ['form', 'textbox', 'combobox', 'button'] as const)
    await expect(part.getByRole(role)).toHaveCount(0);
}

/** Delays responses to matching requests until the returned function is called. */
export async function delayResponses(page: Page, pattern: string): Promise<() => void> {
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

/** Returns the URL of a page for search engines. */
export function canonicalOf(page: Page): Promise<string> {
  return page.locator('link[rel=canonical]').getAttribute('href') as Promise<string>;
}

/** Replaces the words in elements, as a browser does that translates a page. */
export async function translate(elements: Locator): Promise<void> {
  await elements.evaluateAll((all) => {
    for (const element of all) {
      const translated = document.createElement('font');
      translated.append(`${element.textContent}, translated`);
      element.firstChild?.replaceWith(translated);
    }
  });
}

/** Runs a test in a browser with the back/forward cache, which Playwright disables by default. */
export async function withBfcache(
  { playwright, launchOptions }: Pick<PlaywrightWorkerArgs, 'playwright'> & { launchOptions: LaunchOptions },
  visit: (page: Page) => Promise<void>,
): Promise<void> {
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    // The headless shell has no back/forward cache.
    executablePath: findBrowser(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    await visit(await browser.newPage({ viewport: { width: 1280, height: 800 } }));
  } finally {
    await browser.close();
  }
}

/** Marks the page, so that goBackWithBfcache can tell whether it was restored. */
export function markForBfcache(page: Page): Promise<unknown> {
  return page.evaluate(() => Object.assign(window, { wasMarked: true }));
}

/** Goes back and expects a restored page. Playwright's goBack would wait for a load event. */
export async function goBackWithBfcache(page: Page): Promise<void> {
  await page.waitForLoadState();
  const arrived = page.waitForEvent('framenavigated');
  await page.evaluate(() => history.back());
  await arrived;
  expect(await page.evaluate(() => 'wasMarked' in window), 'restored from the back/forward cache').toBe(true);
}
