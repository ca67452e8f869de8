import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serve } from '@/tests/serve';
import { filesBelow } from '@/tools/files';
import { hashedPaths } from '@/tools/hosting/headers';
import { readSiteRecord } from '@/tools/hosting/siteRecord';
import { sites } from '../sites/sites';
import { type RunningServer, runNginx } from './runNginx';
import { sendRequest } from './sendRequest';

/** The full site has former URLs and every kind of file. */
const { out, root } = sites.full;

const pages: [path: string, file: string][] = [
  ['/', 'index.html'],
  ['/about?from=mail', 'about.html'],
  ['/news-insights', 'news-insights.html'],
  ['/news-insights/a-seventh-article', 'news-insights/a-seventh-article.html'],
  ['/feed.xml', 'feed.xml'],
  ['/.well-known/security.txt', '.well-known/security.txt'],
];

const redirects: [path: string, status: number, target: string][] = [
  ['/about.html', 308, '/about'],
  ['/about/?from=mail&to=/x/', 308, '/about?from=mail&to=/x/'],
  ['/index.html?from=mail', 308, '/?from=mail'],
  ['/news-insights/index.html', 308, '/news-insights'],
  ['//about/', 308, '/about'],
  ['/services.html', 308, '/services'],
  ['/services', 301, '/our-businesses'],
  ['/contact.php?id=5', 301, '/contact?id=5'],
  ['/contact.php/', 301, '/contact'],
  ['/news-insights/a-former-address?from=mail', 301, '/news-insights/a-seventh-article?from=mail'],
];

const missing: [path: string, status: number][] = [
  ['/no-such-page', 404],
  ['/404', 404],
  ['/assets/gone-ABCDEFGH.js', 404],
  ['/_headers', 404],
  ['/.site.json', 404],
  ['/.git/config', 404],
  ['/offers/spring.aspx', 410],
  ['/news-insights/managed-it-explained-without-the-acronyms?from=mail', 410],
];

const malicious = [
  '/../package.json',
  '/..%2f..%2f..%2fpackage.json',
  '/..\\..\\package.json',
  '/..%5c..%5cpackage.json',
  '/%2e%2e/%2e%2e/package.json',
  '/%252e%252e/package.json',
  '/%c0%ae%c0%ae/package.json',
  '/%',
  '/%00',
  '/about%00.html',
  '/%E0%A4%A',
  '/\\',
  '/*',
  `/${'a/'.repeat(3000)}`,
  '//evil.example/',
  '/\\evil.example.html',
  '/%2f%2fevil.example/',
  '//evil.example/index.html',
  '/about%0d%0aSet-Cookie:%20a=b/',
  '/a%0aSet-Cookie:b.html',
];

/** The feeds of renamed categories, for hosts that cannot redirect. */
const former = new Set(readSiteRecord(out).redirects.map(({ from }) => from));

/** The first file of each folder and extension: servers tell no others apart. */
const sample = new Map(
  (await filesBelow(out))
    .map((file) => `/${file}`)
    .filter((path) => /\.\w+$/.test(path) && !/\.html$|\/[_.]/.test(path) && !former.has(path))
    .map((path) => [path.replace(/[^/]+(?=\.)/, '*'), path]),
);

const types: Record<string, string> = {
  '/feed.xml': 'application/rss+xml',
  '/*.webmanifest': 'application/manifest+json',
  '/assets/*.js': 'text/javascript',
  '/fonts/*.woff2': 'font/woff2',
};

describe.each([
  ['nginx', () => runNginx(out, `${root}/hosting`)],
  ['npm start', () => serve(out)],
])('%s', (name, start: () => Promise<Omit<RunningServer, 'close'> & { close: () => unknown }>) => {
  let server: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.close());
  const send = (path: string, options?: Parameters<typeof sendRequest>[2]) =>
    sendRequest(server.url, path, options);

  test.each(pages)('%s serves %s', async (path, file) => {
    const { status, headers, body } = await send(path);
    expect([status, headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(body.equals(readFileSync(`${out}/${file}`))).toBe(true);
  });

  test.each(redirects)('%s redirects with %i to %s', async (path, status, target) => {
    const { headers, ...response } = await send(path);
    expect([response.status, headers.location]).toEqual([status, target]);
  });

  test.each(missing)("%s is answered with the site's page and status %i", async (path, status) => {
    const { headers, body, ...response } = await send(path);
    expect([response.status, headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
    expect(body.equals(readFileSync(`${out}/404.html`))).toBe(true);
    // A cached 404 would hide the file after a new deploy.
    expect(headers['cache-control']).toBe('no-cache');
  });

  test.each(malicious)('%s is refused, leads to no other host and sets no header', async (path) => {
    const { status, headers, body } = await send(path);
    expect([308, 400, 404, 414]).toContain(status);
    expect(body.toString()).not.toContain('"dependencies"');
    expect(headers['set-cookie']).toBeUndefined();
    expect(new URL(headers.location ?? '/', 'http://site.example').host).toBe('site.example');
    expect((await send('/about')).status).toBe(200);
  });

  test.each(['/', '/feed.xml', '/about/', '/no-such-page'])('%s has the security headers', async (path) => {
    const { headers } = await send(path);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'content-security-policy': "frame-ancestors 'none'",
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': expect.stringMatching(/^max-age=\d{8}$/),
      'permissions-policy': expect.stringMatching(/\bcamera=\(\), .*\bclipboard-write=\(self\)/),
    });
    // The version would only help an attacker.
    expect(headers.server ?? '').not.toMatch(/\d/);
  });

  test.each([...sample])('%s are cached for ever or revalidated, and have their type', async (kind, path) => {
    const { status, headers } = await send(encodeURI(path));
    const isHashed = hashedPaths.some((prefix) => path.startsWith(prefix.slice(0, -1)));
    const caching = isHashed ? 'public, max-age=31536000, immutable' : 'no-cache';
    expect([status, headers['cache-control']]).toEqual([200, caching]);
    if (types[kind]) expect(headers['content-type']?.replace(/;.*/, '')).toBe(types[kind]);
    if (isHashed) return;
    const again = await send(encodeURI(path), { headers: { 'If-None-Match': headers.etag as string } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  test('other sites may read feeds, and search engines leave them out', async () => {
    const { headers } = await send('/feed.xml');
    expect([headers['access-control-allow-origin'], headers['x-robots-tag']]).toEqual(['*', 'noindex']);
  });

  test('HEAD returns no body', async () => {
    const { status, body } = await send('/about', { method: 'HEAD' });
    expect([status, body.length]).toEqual([200, 0]);
  });

  test('a range that ends before it starts does not stop the server', async () => {
    const { status } = await send('/share/home.png', { headers: { Range: 'bytes=5-2' } });
    expect([200, 416]).toContain(status);
    expect((await send('/about')).status).toBe(200);
  });

  if (name === 'nginx') {
    test('pages are compressed, pictures are not, and caches keep both apart', async () => {
      const headers = { 'Accept-Encoding': 'gzip, br' };
      const gzip = await send('/about', { headers });
      expect([gzip.headers['content-encoding'], gzip.headers.vary]).toEqual(['gzip', 'Accept-Encoding']);
      expect(gunzipSync(gzip.body).equals(readFileSync(`${out}/about.html`))).toBe(true);
      expect((await send('/about')).headers.etag).not.toBe(gzip.headers.etag);
      expect((await send('/share/home.png', { headers })).headers['content-encoding']).toBeUndefined();
    });

    test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'])('%s is not allowed', async (method) => {
      const { status, headers } = await send('/about', { method });
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    });
  }
});
