import { readdirSync } from 'node:fs';
import { sites } from '../sites/sites';
import { ask } from './ask';
import { expect, test } from './test';

const { out } = sites.specification;

const files = readdirSync(out, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath}/${entry.name}`.slice(out.length))
  .filter((path) => !/\.html$|^\/_|^\/\.nojekyll$/.test(path) || path.startsWith('/_next/'));

const hashed = files.filter((path) => /^\/(?:assets|_next\/static)\//.test(path));

const types: [RegExp, string][] = [
  [/^\/feed\.xml$/, 'application/rss+xml'],
  [/^\/feed\.json$/, 'application/feed+json'],
  [/\.webmanifest$/, 'application/manifest+json'],
  [/\.svg$/, 'image/svg+xml'],
  [/\.png$/, 'image/png'],
  [/\.js$/, 'text/javascript; charset=utf-8'],
  [/\.txt$/, 'text/plain; charset=utf-8'],
  [/\.xml$/, 'application/xml; charset=utf-8'],
  [/\.woff2$/, 'font/woff2'],
];

/** Headers of every kind of answer. */
export function testHeaders(): void {
  for (const [path, what] of [
    ['/', 'a page'],
    ['/feed.xml', 'a file'],
    ['/about/', 'a redirect'],
    ['/no-such-page', 'a missing page'],
  ] as const) {
    test(`${what} comes with the headers that protect visitors`, async ({ port }) => {
      const { headers } = await ask(port, path);
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
      // The version of a server helps only who looks for its faults.
      expect(headers.server ?? '').not.toMatch(/\d/);
    });
  }

  test('every file has its type and no header twice', async ({ port }) => {
    expect(files.length).toBeGreaterThan(40);
    for (const path of files) {
      const { status, headers } = await ask(port, encodeURI(path));
      const type = types.find(([pattern]) => pattern.test(path))?.[1];
      expect([path, status, headers['content-type']]).toEqual([path, 200, type]);
      for (const name of ['cache-control', 'cross-origin-resource-policy', 'x-content-type-options']) {
        expect(headers[name], `${name} of ${path}`).not.toMatch(/, (?:no-cache|same-origin|nosniff)/);
      }
    }
  });

  test('every file whose name has a hash is kept for good', async ({ port }) => {
    expect(hashed.length).toBeGreaterThan(4);
    for (const path of hashed) {
      const { headers } = await ask(port, path);
      expect([path, headers['cache-control']]).toEqual([path, 'public, max-age=31536000, immutable']);
    }
  });

  test('everything else is asked for anew, and not sent again when it did not change', async ({ port }) => {
    const others = files.filter((path) => !hashed.includes(path));
    for (const path of ['/', '/about', '/news-insights', ...others]) {
      const { headers } = await ask(port, path);
      expect([path, headers['cache-control']]).toEqual([path, 'no-cache']);
      expect(headers.etag, path).toMatch(/^(?:W\/)?"[^"]+"$/);
      const again = await ask(port, path, { headers: { 'If-None-Match': headers.etag as string } });
      expect([path, again.status, again.body.length]).toEqual([path, 304, 0]);
      expect(again.headers['cache-control'], path).toBe('no-cache');
    }
  });

  for (const [path, policy] of [
    ['/', 'same-origin'],
    ['/drawings/plan.svg', 'same-origin'],
    ['/share/home.png', 'cross-origin'],
    ['/icons/icon-512.png', 'cross-origin'],
    ['/feed.json', 'cross-origin'],
  ] as const) {
    test(`${path} may be shown by pages of ${policy}`, async ({ port }) => {
      expect((await ask(port, path)).headers['cross-origin-resource-policy']).toBe(policy);
    });
  }

  test('feeds can be read by readers in a browser, and are no search results', async ({ port }) => {
    for (const path of ['/feed.xml', '/feed.json']) {
      const { headers } = await ask(port, path);
      expect([headers['access-control-allow-origin'], headers['x-robots-tag']]).toEqual(['*', 'noindex']);
    }
    const { headers } = await ask(port, '/about');
    expect([headers['access-control-allow-origin'], headers['x-robots-tag']]).toEqual([undefined, undefined]);
  });

  test('a browser knows every word of the headers and finds nothing wrong', async ({ page, port }) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', (error) => said.push(error.message));
    await page.route(/unsplash/, (route) => route.fulfill({ contentType: 'image/svg+xml', body: '<svg/>' }));
    for (const path of ['/', '/news-insights', '/contact']) {
      await page.goto(`http://127.0.0.1:${port}${path}`);
      await page.waitForLoadState('networkidle');
    }
    expect(said).toEqual([]);
  });
}
