import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { test as base, expect } from '@playwright/test';
import { staticServer } from '../../tools/hosting/staticServer';

/** A 2 × 1 PNG. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAADklEQVR4nGNgaGBgAGEABQYBAfh2tXMAAAAASUVORK5CYII=',
  'base64',
);

const pictureHost = 'https://images.unsplash.com';

type Options = {
  /** The export that is served. */
  outDir: string;
  /** Run in each page before its scripts. Playwright would take a function alone for a fixture. */
  initScripts: (() => void)[];
  /** Whether the remote image host responds. */
  imageHost: 'answers' | 'fails';
  /** Console errors and uncaught exceptions to ignore; any other fails the test. */
  expectedErrors: RegExp[];
  /** Other origins that the test serves. */
  servedOrigins: string[];
};

/** Serves an export, but for a header for which Chromium replaces the process of each new page: tests/servers sees it. */
async function serve(outDir: string) {
  const server = staticServer(outDir);
  server.prependListener('request', (_, response) => {
    const { setHeaders } = response;
    response.setHeaders = (headers) => {
      headers.delete('Cross-Origin-Opener-Policy');
      return setHeaders.call(response, headers);
    };
  });
  await once(server.listen(0, 'localhost'), 'listening');
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return { server, url };
}

/**
 * Returns a Playwright `test` that serves an export on a free port and mocks the image host. Any other external
 * request, any console error, violations of the policy among them, and any uncaught exception fail the test.
 */
export function testOn(outDir: string, ...initScripts: (() => void)[]) {
  return siteTest.extend({
    outDir: [outDir, { scope: 'test' }],
    initScripts: [initScripts, { scope: 'test' }],
  });
}

// One for all exports, because tests with other worker fixtures start workers and browsers for themselves.
const siteTest = base.extend<Options & { serverUrl: string }, { urlOf: (outDir: string) => Promise<string> }>(
  {
    outDir: ['', { option: true }],
    initScripts: [[], { option: true }],
    imageHost: ['answers', { option: true }],
    expectedErrors: [[], { option: true }],
    servedOrigins: [[], { option: true }],
    urlOf: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright requires destructuring
      async ({}, use) => {
        const servers = new Map<string, Awaited<ReturnType<typeof serve>>>();
        await use(async (outDir) => {
          const server = servers.get(outDir) ?? (await serve(outDir));
          servers.set(outDir, server);
          return server.url;
        });
        for (const { server } of servers.values()) {
          server.closeAllConnections();
          server.close();
        }
      },
      { scope: 'worker' },
    ],
    /** Without a trailing slash. */
    serverUrl: async ({ urlOf, outDir }, use) => use(await urlOf(outDir)),
    baseURL: ({ serverUrl }, use) => use(serverUrl),
    context: async ({ context, serverUrl, initScripts, imageHost, expectedErrors, servedOrigins }, use) => {
      for (const script of initScripts) await context.addInitScript(script);
      await context.route(`${pictureHost}/**`, (route) =>
        imageHost === 'answers' ? route.fulfill({ contentType: 'image/png', body: picture }) : route.abort(),
      );
      const errors: string[] = [];
      const report = (text: string) => {
        if (!expectedErrors.some((expected) => expected.test(text))) errors.push(text);
      };
      context.on('weberror', (error) => report(error.error().message));
      context.on('console', (message) => {
        if (message.type() === 'error' && !message.text().includes('net::ERR_FAILED')) report(message.text());
      });
      const origins = [new URL(serverUrl).origin, pictureHost, ...servedOrigins];
      context.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (/^https?:$/.test(protocol) && !origins.includes(origin))
          report(`external request to ${request.url()}`);
      });
      await use(context);
      expect(errors, 'unexpected errors and requests').toEqual([]);
    },
  },
);

export { expect };
