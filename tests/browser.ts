import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { staticServer } from '../tools/hosting/staticServer';

/** A 2 x 1 picture, whatever is requested. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAADklEQVR4nGNgaGBgAGEABQYBAfh2tXMAAAAASUVORK5CYII=',
  'base64',
);

const pictureHost = 'images.unsplash.com';

type Options = {
  /** What the remote picture host does: answer with a picture, or fail. */
  imageHost: 'answers' | 'fails';
  /** Console errors and uncaught exceptions that the test expects; any other fails it. */
  expectedErrors: RegExp[];
  /**
   * Other origins that the test serves itself. With one, requests are watched and not intercepted: Playwright
   * answers CORS preflights in the server's place as soon as it intercepts any request.
   */
  servedOrigins: string[];
  /** Gives every test a page of its own, on which the mouse has not been yet. */
  freshPage: boolean;
};

/** The page that the tests of a worker share as long as their context options are the same. */
type SharedPage = { page?: Page; options?: string };

type Workers = { address: string; shared: SharedPage };

const pageEvents = ['console', 'dialog', 'pageerror', 'request', 'requestfailed', 'requestfinished'] as const;

/**
 * Tests on an export, served by the project's own server on a free port. The picture host is answered here; any
 * other foreign request and any error in the console fail the test.
 *
 * Tests share a page where they can, because starting a renderer takes longer than most of them: it is replaced
 * after a failure and after anything that cannot be undone, such as an init script.
 */
export function testOn(outDir: string) {
  return base.extend<Options & { page: Page }, Workers>({
    imageHost: ['answers', { option: true }],
    expectedErrors: [[], { option: true }],
    servedOrigins: [[], { option: true }],
    freshPage: [false, { option: true }],
    address: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from here
      async ({}, use) => {
        const server = staticServer(outDir).listen(0);
        await once(server, 'listening');
        await use(`http://localhost:${(server.address() as AddressInfo).port}`);
        server.closeAllConnections();
        server.close();
      },
      { scope: 'worker' },
    ],
    shared: [
      // biome-ignore lint/correctness/noEmptyPattern: as above
      async ({}, use) => {
        const shared: SharedPage = {};
        await use(shared);
        await shared.page?.context().close();
      },
      { scope: 'worker' },
    ],
    baseURL: ({ address }, use) => use(address),
    context: ({ page }, use) => use(page.context()),
    page: async (
      {
        browser,
        address,
        shared,
        imageHost,
        expectedErrors,
        servedOrigins,
        freshPage,
        viewport,
        colorScheme,
        forcedColors,
        contrast,
        javaScriptEnabled,
        timezoneId,
        contextOptions,
      },
      use,
      testInfo,
    ) => {
      const options = JSON.stringify([
        ...[forcedColors, contrast, javaScriptEnabled, timezoneId, contextOptions],
        // Interception cannot be switched off again.
        servedOrigins,
      ]);
      if (shared.page && (freshPage || shared.options !== options)) {
        await shared.page.context().close();
        shared.page = undefined;
      }
      // The test's own options are the defaults of a context that is made while it runs.
      const page: Page = shared.page ?? (await browser.newContext().then((context) => context.newPage()));
      if (shared.page) {
        // Ends all that the last test left running; another origin would cost the renderer that is to be saved.
        await page.goto(`${address}/robots.txt`);
        if (viewport) await page.setViewportSize(viewport);
        await page.emulateMedia({ media: null, colorScheme });
      }
      Object.assign(shared, { page, options });
      const isChanged = watchLastingChanges(page);

      const complaints: string[] = [];
      const complain = (text: string) => {
        if (!expectedErrors.some((expected) => expected.test(text))) complaints.push(text);
      };
      page.on('pageerror', (error) => complain(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' && !message.text().includes('net::ERR_FAILED'))
          complain(message.text());
      });
      const isForeign = (url: URL) => /^https?:$/.test(url.protocol) && url.origin !== address;
      if (servedOrigins.length > 0) {
        page.on('request', (request) => {
          const url = new URL(request.url());
          if (isForeign(url) && !servedOrigins.includes(url.origin) && url.hostname !== pictureHost)
            complain(`a request left for ${url}`);
        });
      } else {
        await page.context().route(isForeign, (route) => {
          const { hostname } = new URL(route.request().url());
          if (hostname !== pictureHost) {
            complain(`a request left for ${route.request().url()}`);
            return route.abort();
          }
          return imageHost === 'answers'
            ? route.fulfill({ contentType: 'image/png', body: picture })
            : route.abort();
        });
      }

      await use(page);

      for (const event of pageEvents) page.removeAllListeners(event);
      if (page.isClosed() || isChanged() || testInfo.status !== testInfo.expectedStatus) {
        await page.context().close();
        shared.page = undefined;
      } else {
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await page.context().unrouteAll({ behavior: 'ignoreErrors' });
        for (const other of page.context().pages()) if (other !== page) await other.close();
      }
      expect(complaints, 'what the page complained about').toEqual([]);
    },
  });
}

/** Tells from now on whether a page was changed in a way that a later test would notice. */
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
