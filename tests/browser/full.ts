import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { sites } from '../sites/sites';
import { testOn } from './testOn';

export { expect } from './testOn';

type ReceivedRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers'> & { body: string };

type Respond = (response: ServerResponse) => void;

/** The origin that the full site's forms send to; the browser maps it to the test server. */
const origin = 'http://localhost:4011';

/** A real server for the forms. It records requests, and each test sets its response. */
class Endpoint {
  requests: ReceivedRequest[] = [];
  respond: Respond = accept;

  readonly server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    response.setHeader('Access-Control-Allow-Origin', headers.origin ?? '');
    response.setHeader('Access-Control-Allow-Headers', 'Content-Type');
    if (method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    this.requests.push({ method, url, headers, body: await text(request) });
    this.respond(response);
  });

  reset() {
    this.requests = [];
    this.respond = accept;
    this.server.closeAllConnections();
  }
}

/** Responds like a form service. */
export function accept(response: ServerResponse) {
  response.setHeader('Content-Type', 'application/json').end('{"ok":true,"next":"/thanks"}');
}

/** Responds like a server with an error. */
export function refuse(response: ServerResponse) {
  response.writeHead(500).end();
}

/** Delays responses until the returned function is called. */
export function delayEndpoint(endpoint: Endpoint): (respond: Respond) => void {
  const waiting: ServerResponse[] = [];
  endpoint.respond = (response) => waiting.push(response);
  return (respond) => {
    endpoint.respond = respond;
    for (const response of waiting.splice(0)) respond(response);
  };
}

type Workers = { running: Endpoint };

/** Tests the site with changed content (tests/sites/fullContent.ts), in workers that all have a server for its forms. */
export const test = testOn(sites.full.out).extend<{ endpoint: Endpoint }, Workers>({
  running: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires destructuring
    async ({}, use) => {
      const endpoint = new Endpoint();
      await once(endpoint.server.listen(0, '127.0.0.1'), 'listening');
      await use(endpoint);
      endpoint.server.closeAllConnections();
      endpoint.server.close();
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, running }, use) => {
      const { port } = running.server.address() as AddressInfo;
      const rules = `MAP ${new URL(origin).host} 127.0.0.1:${port}, MAP images.unsplash.com ~NOTFOUND`;
      const args = [...(launchOptions.args ?? []), `--host-resolver-rules=${rules}`];
      await use({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],
  endpoint: async ({ running }, use) => {
    running.reset();
    await use(running);
  },
});

/** Tests the full site with a real server for its forms. */
export const formTest = test.extend({
  servedOrigins: [[origin], { scope: 'test' }],
  // The browser logs missing pictures of the news page, refused requests and closed connections.
  expectedErrors: [[/Failed to load resource/, /blocked by CORS policy/], { scope: 'test' }],
});
