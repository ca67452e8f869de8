import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { test as base, expect, type Page } from '@playwright/test';
import { staticServer } from '../tools/staticServer';

/** A 2 x 1 picture, whatever is asked for. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAADklEQVR4nGNgaGBgAGEABQYBAfh2tXMAAAAASUVORK5CYII=',
  'base64',
);

const pictureHost = 'images.unsplash.com';

type Options = {
  /** What the remote picture host does: answer with a picture, or fail. */
  imageHost: 'answers' | 'fails';
  /** Console errors and uncaught exceptions that the test expects, for everything else fails it. */
  expectedErrors: RegExp[];
  /**
   * Other origins that the test serves itself. With one, requests are watched and not intercepted, for
   * Playwright answers CORS preflights in the server's place as soon as it intercepts any request.
   */
  servedOrigins: string[];
};

type Workers = { address: string };

/**
 * Tests on an export: it is served by the project's own server on a free port, the picture host is
 * answered here, any other foreign request is an error, and so is anything the page complains about.
 */
export function testOn(outDir: string) {
  return base.extend<Options & { page: Page }, Workers>({
    imageHost: ['answers', { option: true }],
    expectedErrors: [[], { option: true }],
    servedOrigins: [[], { option: true }],
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
    baseURL: ({ address }, use) => use(address),
    page: async ({ page, address, imageHost, expectedErrors, servedOrigins }, use) => {
      const complaints: string[] = [];
      const complain = (text: string) => {
        if (!expectedErrors.some((expected) => expected.test(text))) complaints.push(text);
      };
      page.on('pageerror', (error) => complain(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' && !message.text().includes('net::ERR_FAILED'))
          complain(message.text());
      });
      const isForeign = (url: URL) => url.origin !== address && !servedOrigins.includes(url.origin);
      if (servedOrigins.length > 0) {
        page.on('request', (request) => {
          const url = new URL(request.url());
          if (isForeign(url) && url.hostname !== pictureHost) complain(`a request left for ${url}`);
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
      expect(complaints, 'what the page complained about').toEqual([]);
    },
  });
}

export { expect };
