import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect } from '../browser';
import { test as variantTest } from './test';

export { expect };

type Arrived = Pick<IncomingMessage, 'method' | 'url' | 'headers'> & { body: string };

type Answer = (response: ServerResponse) => void;

/** The origin that the variant's forms send to; the browser maps it to the test server. */
const origin = 'http://localhost:4011';

/** A real server for the forms. It records requests, and each test sets its response. */
class Endpoint {
  arrived: Arrived[] = [];
  preflights: Arrived[] = [];
  answer: Answer = accept;

  readonly server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    const arrived = { method, url, headers, body: await text(request) };
    response.setHeader('Access-Control-Allow-Origin', headers.origin ?? '');
    if (method === 'OPTIONS') {
      this.preflights.push(arrived);
      response.setHeader('Access-Control-Allow-Headers', 'Content-Type');
      response.writeHead(204).end();
      return;
    }
    this.arrived.push(arrived);
    this.answer(response);
  });

  reset() {
    this.arrived = [];
    this.preflights = [];
    this.answer = accept;
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
export function holdAnswers(endpoint: Endpoint): (answer: Answer) => void {
  const waiting: ServerResponse[] = [];
  endpoint.answer = (response) => waiting.push(response);
  return (answer) => {
    endpoint.answer = answer;
    for (const response of waiting.splice(0)) answer(response);
  };
}

type Workers = { running: Endpoint };

/** Tests on the variant whose forms reach a real server; Playwright intercepts no request. */
export const test = variantTest.extend<{ endpoint: Endpoint }, Workers>({
  servedOrigins: [[origin], { scope: 'test' }],
  // The browser logs missing pictures of the news page, refused requests and closed connections.
  expectedErrors: [[/Failed to load resource/, /blocked by CORS policy/], { scope: 'test' }],
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
