import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { encode, parseResponse, send } from '@/components/forms/send';

const entries = { name: 'Zoë & Søn', message: 'Line one\nline two: 100 % = "all" + more' };

test('form encoding keeps every character', () => {
  const { type, body } = encode(entries, 'form');
  expect(type).toMatch(/^application\/x-www-form-urlencoded/);
  expect(Object.fromEntries(new URLSearchParams(body))).toEqual(entries);
});

test.each([
  ...['', '{}', '{"ok":true,"next":"/thanks"}', '"Thanks"', '{"success":true,"errors":{},"error":""}'].map(
    (body) => ['accepted', body],
  ),
  ...[
    '{"ok":false}',
    '{"success":"false"}',
    '{"error":"Form not found"}',
    '{"errors":{"email":"no"}}',
    'false',
  ].map((body) => ['refused', body]),
  ...['<!DOCTYPE html><title>Welcome</title>', '{"ok":tr', 'OK'].map((body) => ['outcomeUnknown', body]),
])('a successful response means %s with the body %j', (outcome, body) => {
  expect(parseResponse(body)).toBe(outcome);
});

describe('an endpoint', () => {
  let server: Server;
  let respond: (response: ServerResponse) => void;

  beforeEach(async () => {
    server = createServer((_, response) => respond(response)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    vi.stubGlobal('navigator', { onLine: true });
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    server.closeAllConnections();
    server.close();
  });

  function sendEntries() {
    const { port } = server.address() as AddressInfo;
    return send(
      { url: `http://127.0.0.1:${port}/inquiries`, encoding: 'json' },
      entries,
      new AbortController().signal,
    );
  }

  test('that redirects has refused, and nothing is sent to the other URL', async () => {
    let requests = 0;
    respond = (response) => {
      requests += 1;
      response.writeHead(requests === 1 ? 302 : 200, { Location: '/thanks' }).end();
    };
    expect(await sendEntries()).toBe('refused');
    expect(requests).toBe(1);
  });

  test.each<[when: string, begin: (response: ServerResponse) => void]>([
    ['never answers', () => {}],
    ['never ends its answer', (response) => response.writeHead(200).write('{"ok":true')],
  ])('that %s has 15 seconds', async (_, begin) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const requested = new Promise<void>((resolve) => {
      respond = (response) => {
        begin(response);
        resolve();
      };
    });
    const onResult = vi.fn();
    sendEntries().then(onResult);
    await requested;
    await vi.advanceTimersByTimeAsync(14_999);
    expect(onResult).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    await vi.waitFor(() => expect(onResult).toHaveBeenCalledWith('outcomeUnknown'));
  });
});
