import { sendRequest } from './sendRequest';
import { expect, test } from './test';

const traversals = [
  ...['/../package.json', '/../../../../../../../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd'],
  ...['/..%2f..%2f..%2f..%2f..%2fetc%2fpasswd', '/assets/../../../../../etc/passwd', '/..\\..\\etc\\passwd'],
  ...['/..%5c..%5cetc%5cpasswd', '/%252e%252e/%252e%252e/etc/passwd', '/%c0%ae%c0%ae/etc/passwd'],
  ...['/....//....//etc/passwd', '/assets/..;/..;/etc/passwd', '//etc/passwd'],
];

const malformed = [
  '/%',
  '/%zz',
  '/%E0%A4%A',
  '/%00',
  '/about%00',
  '/about%00.html',
  '/\\',
  '/%0a',
  '/~',
  '/*',
];

const openRedirects = [
  ...['//evil.example/', '//evil.example', '///evil.example/', '/\\evil.example/', '/\\evil.example.html'],
  ...[
    '/%2f%2fevil.example/',
    '//evil.example/index.html',
    '/\\/evil.example/',
    '//evil/',
    '/%5cevil.example/',
  ],
  ...['http://evil.example/about/', '//about.evil.example/%2e%2e/'],
];

/** Malformed and malicious requests. */
export function testInvalidRequests(): void {
  for (const path of traversals) {
    test(`${path} does not reach files outside the site`, async ({ port }) => {
      const { status, body } = await sendRequest(port, path);
      expect([308, 400, 404]).toContain(status);
      expect(/root:x:|"dependencies"/.test(body.toString()), 'serves a file from outside the site').toBe(
        false,
      );
    });
  }

  for (const path of malformed) {
    test(`${path} is rejected and the server keeps running`, async ({ port }) => {
      expect([400, 404]).toContain((await sendRequest(port, path)).status);
      expect((await sendRequest(port, '/about')).status).toBe(200);
    });
  }

  for (const path of openRedirects) {
    test(`${path} does not redirect to another host`, async ({ port }) => {
      const { status, headers } = await sendRequest(port, path);
      expect([200, 308, 400, 404]).toContain(status);
      if (headers.location)
        expect(new URL(headers.location, 'http://site.example').host).toBe('site.example');
    });
  }

  for (const path of [
    '/about%0d%0aSet-Cookie:%20a=b/',
    '/about/%0d%0aSet-Cookie:%20a=b',
    '/a%0aSet-Cookie:b.html',
  ]) {
    test(`${path} does not inject a header`, async ({ port }) => {
      const { status, headers } = await sendRequest(port, path);
      expect([status, headers['set-cookie']]).toEqual([404, undefined]);
    });
  }

  test('a very long URL is rejected', async ({ port }) => {
    expect([404, 414]).toContain((await sendRequest(port, `/${'a'.repeat(7000)}`)).status);
    expect([404, 414, 431]).toContain((await sendRequest(port, `/${'a/'.repeat(20_000)}`)).status);
    expect((await sendRequest(port, '/about')).status).toBe(200);
  });

  test('a very long header is rejected', async ({ port }) => {
    const { status } = await sendRequest(port, '/about', {
      headers: { 'X-Long': 'a'.repeat(2_000_000) },
    }).catch(
      // The server may close the connection before the request is complete.
      (error: NodeJS.ErrnoException) => ({ status: error.code }),
    );
    expect([400, 431, 'EPIPE', 'ECONNRESET']).toContain(status);
    expect((await sendRequest(port, '/about')).status).toBe(200);
  });

  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND']) {
    test(`${method} is not allowed`, async ({ port }) => {
      for (const path of ['/about', '/about/', '/no-such-page', '/feed.xml']) {
        const { status, headers } = await sendRequest(port, path, { method });
        expect([path, status, headers.allow]).toEqual([path, 405, 'GET, HEAD']);
      }
    });
  }
}
