import { readdirSync } from 'node:fs';
import { hashedPaths } from '../../tools/hosting/headers';
import { readSiteRecord } from '../../tools/hosting/siteRecord';
import { sites } from '../sites/sites';
import { sendRequest } from './sendRequest';
import { expect, test } from './test';

/** The variant has every kind of file. */
const { out } = sites.variant;

/** The feeds of renamed categories, for hosts that cannot redirect. */
const former = new Set(readSiteRecord(out).redirects.map(({ from }) => from));

const files = readdirSync(out, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath}/${entry.name}`.slice(out.length))
  .filter((path) => !former.has(path))
  .filter((path) => !/\.html$|^\/_|\/\.(?!well-known\/)/.test(path) || path.startsWith('/_next/'));

/** All files at the root, and one of each other folder and extension: servers tell no others apart. */
const sample = [...new Map(files.map((path) => [path.replace(/(?<=.\/)[^/]+(?=\.)/, '*'), path])).values()];

const hashed = files.filter((path) => hashedPaths.some((prefix) => path.startsWith(prefix.slice(0, -1))));

const types: [RegExp, string][] = [
  [/\/feed\.xml$/, 'application/rss+xml'],
  [/\/feed\.json$/, 'application/feed+json'],
  [/\.webmanifest$/, 'application/manifest+json'],
  [/\.svg$/, 'image/svg+xml'],
  [/\.png$/, 'image/png'],
  [/\.json$/, 'application/json'],
  [/\.jpg$/, 'image/jpeg'],
  [/\.avif$/, 'image/avif'],
  [/\.pdf$/, 'application/pdf'],
  [/\.js$/, 'text/javascript; charset=utf-8'],
  [/\.txt$/, 'text/plain; charset=utf-8'],
  [/\.xml$/, 'application/xml; charset=utf-8'],
  [/\.woff2$/, 'font/woff2'],
];

/** Headers of every kind of response. */
export function testHeaders(): void {
  for (const [path, what] of [
    ['/', 'a page'],
    ['/feed.xml', 'a file'],
    ['/about/', 'a redirect'],
    ['/no-such-page', 'a missing page'],
  ] as const) {
    test(`${what} has the security headers`, async ({ port }) => {
      const { headers } = await sendRequest(port, path);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'content-security-policy': "frame-ancestors 'none'",
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
      });
      const [, seconds] = /^max-age=(\d+)$/.exec(headers['strict-transport-security'] ?? '') ?? [];
      expect(Number(seconds)).toBeGreaterThanOrEqual(365 * 24 * 60 * 60);
      expect(headers['permissions-policy']).toMatch(/\bcamera=\(\), /);
      expect(headers['permissions-policy']).toMatch(/\bclipboard-write=\(self\)/);
      // The version would only help an attacker.
      expect(headers.server ?? '').not.toMatch(/\d/);
    });
  }

  test('every kind of file has the right content type, is immutable or revalidated, and has no duplicate headers', async ({
    variantSite: { port },
  }) => {
    expect(files.length).toBeGreaterThan(40);
    for (const prefix of hashedPaths)
      expect(hashed.map((path) => path.replace(/[^/]+$/, '*'))).toContain(prefix);
    for (const path of ['/', '/about', '/news-insights', ...sample]) {
      const { status, headers } = await sendRequest(port, encodeURI(path));
      const type = types.find(([pattern]) => pattern.test(path))?.[1] ?? 'text/html; charset=utf-8';
      const isHashed = hashed.includes(path);
      const caching = isHashed ? 'public, max-age=31536000, immutable' : 'no-cache';
      expect([path, status, headers['content-type']]).toEqual([path, 200, type]);
      expect([path, headers['cache-control']]).toEqual([path, caching]);
      expect(headers['x-content-type-options'], path).toBe('nosniff');
      if (isHashed) continue;
      expect(headers.etag, path).toMatch(/^(?:W\/)?"[^"]+"$/);
      const again = await sendRequest(port, path, { headers: { 'If-None-Match': headers.etag as string } });
      expect([path, again.status, again.body.length]).toEqual([path, 304, 0]);
      expect(again.headers['cache-control'], path).toBe('no-cache');
    }
  });

  test('feeds allow cross-origin requests and are not indexed', async ({ port }) => {
    for (const path of ['/feed.xml', '/feed.json']) {
      const { headers } = await sendRequest(port, path);
      expect([headers['access-control-allow-origin'], headers['x-robots-tag']]).toEqual(['*', 'noindex']);
    }
    const { headers } = await sendRequest(port, '/about');
    expect([headers['access-control-allow-origin'], headers['x-robots-tag']]).toEqual([undefined, undefined]);
  });

  test('the headers cause no browser warnings', async ({ page, port }) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    page.on('pageerror', (error) => messages.push(error.message));
    await page.route(/unsplash/, (route) => route.fulfill({ contentType: 'image/svg+xml', body: '<svg/>' }));
    for (const path of ['/', '/news-insights', '/contact']) {
      await page.goto(`http://127.0.0.1:${port}${path}`);
      await page.waitForLoadState('networkidle');
    }
    expect(messages).toEqual([]);
  });
}
