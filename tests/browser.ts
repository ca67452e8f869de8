import { type Browser, type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { serve } from '../tools/hosting/localServer';

/** A 2 × 1 PNG as Base64. */
const picture =
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAADklEQVR4nGNgaGBgAGEABQYBAfh2tXMAAAAASUVORK5CYII=';

const pictureHost = 'images.unsplash.com';

/** An export, and a function that runs in each of its pages before their scripts. */
type ServedSite = { outDir: string; initScript?: () => void };

type Options = {
  served: ServedSite;
  /** Whether the remote image host responds. */
  imageHost: 'answers' | 'fails';
  /** Console errors and uncaught exceptions to ignore; any other fails the test. */
  expectedErrors: RegExp[];
  /** Other origins that the test serves. */
  servedOrigins: string[];
};

type Tests = {
  /** The URL of the served export without a trailing slash. */
  serverUrl: string;
  page: Page;
};

/** The page that the tests of a worker share while their context options are equal. */
type SharedPage = { page?: Page; options?: string };

type PictureHost = { answers: boolean };

type Workers = {
  /** By the folder of their export. */
  servers: Map<string, Awaited<ReturnType<typeof serve>>>;
  shared: SharedPage;
  host: PictureHost;
};

const pageEvents = ['console', 'dialog', 'pageerror', 'request', 'requestfailed', 'requestfinished'] as const;

/**
 * Returns a Playwright `test` that serves an export on a free port and mocks the image host. Any other external
 * request and any console error fail the test.
 *
 * Tests share a page, because starting a renderer takes longer than most tests. A failure, or anything that cannot
 * be undone, such as an init script, replaces it. `initScript` runs in all pages.
 */
export function testOn(outDir: string, initScript?: () => void) {
  return siteTest.extend({ served: [{ outDir, initScript }, { scope: 'test' }] });
}

// Those of every export, because tests with other worker fixtures start workers and browsers for themselves.
const siteTest = base.extend<Options & Tests, Workers>({
  served: [{ outDir: '' }, { option: true }],
  imageHost: ['answers', { option: true }],
  expectedErrors: [[], { option: true }],
  servedOrigins: [[], { option: true }],
  servers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires destructuring
    async ({}, use) => {
      const servers: Workers['servers'] = new Map();
      await use(servers);
      for (const server of servers.values()) server.close();
    },
    { scope: 'worker' },
  ],
  serverUrl: async ({ servers, served: { outDir } }, use) => {
    const server = servers.get(outDir) ?? (await serve(outDir));
    servers.set(outDir, server);
    await use(server.url);
  },
  shared: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const shared: SharedPage = {};
      await use(shared);
      await shared.page?.context().close();
    },
    { scope: 'worker' },
  ],
  host: [async ({ browser }, use) => use(await replacePictureHost(browser)), { scope: 'worker' }],
  baseURL: ({ serverUrl }, use) => use(serverUrl),
  context: ({ page }, use) => use(page.context()),
  page: async (
    {
      browser,
      served,
      serverUrl,
      shared,
      host,
      imageHost,
      expectedErrors,
      servedOrigins,
      viewport,
      colorScheme,
      forcedColors,
      contrast,
      reducedMotion,
      hasTouch,
      isMobile,
      javaScriptEnabled,
    },
    use,
    testInfo,
  ) => {
    const options = JSON.stringify([serverUrl, hasTouch, isMobile, javaScriptEnabled]);
    if (shared.page && shared.options !== options) {
      await shared.page.context().close();
      shared.page = undefined;
    }
    // A new context takes its defaults from the options of the running test.
    const page: Page = shared.page ?? (await browser.newContext().then((context) => context.newPage()));
    if (!shared.page && served.initScript) await page.addInitScript(served.initScript);
    // Unloads the page of the last test. Same origin, because another would start a new renderer.
    await page.goto(`${serverUrl}/robots.txt`);
    if (shared.page) {
      await page.evaluate(clearStorage);
      if (viewport) await page.setViewportSize(viewport);
      await page.emulateMedia({ media: null, colorScheme, forcedColors, contrast, reducedMotion });
    }
    Object.assign(shared, { page, options });
    host.answers = imageHost === 'answers';
    const isChanged = watchLastingChanges(page);

    const errors: string[] = [];
    const report = (text: string) => {
      if (!expectedErrors.some((expected) => expected.test(text))) errors.push(text);
    };
    page.on('pageerror', (error) => report(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('net::ERR_FAILED')) report(message.text());
    });
    const isExternal = (url: URL) =>
      /^https?:$/.test(url.protocol) && url.origin !== new URL(serverUrl).origin;
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (isExternal(url) && !servedOrigins.includes(url.origin) && url.hostname !== pictureHost)
        report(`external request to ${url}`);
    });

    await use(page);

    for (const event of pageEvents) page.removeAllListeners(event);
    // Else what a route still answers would fail the worker.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().unrouteAll({ behavior: 'ignoreErrors' });
    if (page.isClosed() || isChanged() || testInfo.status !== testInfo.expectedStatus) {
      await page.context().close();
      shared.page = undefined;
    } else {
      for (const other of page.context().pages()) if (other !== page) await other.close();
    }
    expect(errors, 'unexpected errors and requests').toEqual([]);
  },
});

/**
 * Answers requests to the picture host for all pages of a browser, or lets them fail. A route of Playwright would stop
 * every request, also those to the site, and switch off the browser's cache.
 */
async function replacePictureHost(browser: Browser): Promise<PictureHost> {
  const host: PictureHost = { answers: true };
  const devtools = await browser.newBrowserCDPSession();
  devtools.on('Fetch.requestPaused', async ({ requestId }) => {
    const response = {
      responseCode: 200,
      responseHeaders: [{ name: 'Content-Type', value: 'image/png' }],
      body: picture,
    };
    await (host.answers
      ? devtools.send('Fetch.fulfillRequest', { requestId, ...response })
      : devtools.send('Fetch.failRequest', { requestId, errorReason: 'Failed' })
    ).catch(() => {
      // The page is gone.
    });
  });
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern: `https://${pictureHost}/*` }] });
  return host;
}

/** Deletes what the last test has stored, such as the repository and the drafts of the visual editor. */
async function clearStorage(): Promise<void> {
  for (const storage of [localStorage, sessionStorage]) storage.clear();
  for (const { name = '' } of await indexedDB.databases())
    await new Promise((resolve) => {
      indexedDB.deleteDatabase(name).onsuccess = resolve;
    });
  const files = await navigator.storage.getDirectory();
  for await (const name of files.keys()) await files.removeEntry(name, { recursive: true });
}

/** Watches for changes to a page that later tests would notice; the returned function tells whether there were any. */
function watchLastingChanges(page: Page): () => boolean {
  let isChanged = false;
  const context: BrowserContext = page.context();
  const watch = <Target extends object>(target: Target, ...methods: (keyof Target)[]) => {
    for (const method of methods) {
      const original = target[method] as (...args: unknown[]) => unknown;
      Object.assign(target, {
        [method]: (...args: unknown[]) => {
          isChanged = true;
          return original.apply(target, args);
        },
      });
    }
  };
  watch(page, 'addInitScript', 'exposeFunction', 'exposeBinding');
  watch(page.clock, 'install', 'setFixedTime');
  watch(context, 'addInitScript', 'grantPermissions', 'newCDPSession', 'setOffline');
  return () => isChanged;
}

export { expect };
