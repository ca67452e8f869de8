import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serve } from '@/tools/hosting/localServer';
import { temporaryFolder } from './support/folders';

const immutable = 'public, max-age=31536000, immutable';

const files = {
  'site/index.html': '<h1>Home</h1>',
  'site/about.html': '<h1>About</h1>',
  'site/news-insights/an-article.html': '<h1>Article</h1>',
  'site/404.html': '<h1>Not found</h1>',
  'site/fonts/a.woff2': '0123456789',
  'site/_headers': 'for a host',
  'site/_redirects': 'for a host',
  'site/.site.json': JSON.stringify({
    redirects: [
      { from: '/old', to: '/about' },
      { from: '/old.php', to: '/' },
    ],
    gone: ['/withdrawn', '/withdrawn.php'],
    headers: [
      { path: '/*', headers: { 'X-Frame-Options': 'DENY' } },
      { path: '/fonts/*', headers: { 'Cache-Control': immutable } },
    ],
  }),
  'site/.hidden': 'hidden',
  'site/.well-known/security.txt': 'Contact: mailto:a@example.com',
  'secret.txt': 'secret',
  'site-secret/about.html': 'secret',
};

let site: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  site = await serve(join(await temporaryFolder(files), 'site'));
});

afterAll(() => site.close());

function send(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(site.url + path, { redirect: 'manual', ...init });
}

/** Sends the raw path, which clients would normalise. */
async function sendRaw(path: string): Promise<string> {
  const socket = connect(Number(new URL(site.url).port)).setEncoding('utf8');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  let response = '';
  for await (const chunk of socket) response += chunk;
  return response;
}

describe('a clean URL', () => {
  test.each([
    ['/', 'Home'],
    ['/about?from=mail', 'About'],
    ['/news-insights/an-article', 'Article'],
  ])('%s returns its page, which is revalidated', async (path, heading) => {
    const response = await send(path);
    const { status, headers } = response;
    expect([status, await response.text()]).toEqual([200, `<h1>${heading}</h1>`]);
    expect(headers.get('Content-Type')).toMatch(/^text\/html/);
    expect(headers.get('Cache-Control')).toBe('no-cache');
    expect(headers.get('X-Frame-Options')).toBe('DENY');
  });

  test.each([
    ['/about/?a=1', 308, '/about?a=1'],
    ['/news-insights/index.html', 308, '/news-insights'],
    ['/old', 301, '/about'],
    ['/old.php?id=5', 301, '/?id=5'],
  ])('is where %s redirects permanently with %i', async (path, code, target) => {
    const { status, headers } = await send(path);
    expect([status, headers.get('Location')]).toEqual([code, target]);
    expect(headers.get('X-Frame-Options')).toBe('DENY');
  });

  test.each(['//evil.example/', '/\\evil.example.html'])('is never on another host: %s', async (path) => {
    const [, target] = /^Location: (.*?)\r$/im.exec(await sendRaw(path)) ?? [];
    expect(new URL(target ?? '/', site.url).origin).toBe(site.url);
  });
});

describe('a URL without a page', () => {
  test.each<[path: string, status: number]>([
    ['/withdrawn?a=1', 410],
    ['/fonts/none.woff2', 404],
    ['/_redirects', 404],
    ['/.site.json', 404],
    ['/%2ehidden', 404],
  ])("%s is answered with %i and the site's own page, which is not cached", async (path, status) => {
    const found = await send(path);
    expect([found.status, await found.text()]).toEqual([status, files['site/404.html']]);
    expect(found.headers.get('Cache-Control')).toBe('no-cache');
  });
});

test('files have the headers of the record', async () => {
  expect((await send('/fonts/a.woff2')).headers.get('Cache-Control')).toBe(immutable);
  expect((await send('/.well-known/security.txt')).status).toBe(200);
});

describe('a malicious request', () => {
  test.each(['/../secret.txt', '/%2e%2e%2fsecret.txt', '/..%5csecret.txt', '/../site-secret/about'])(
    'for %s never leaves the folder',
    async (path) => {
      const response = await sendRaw(path);
      expect(response).toMatch(/^HTTP\/1\.1 (?:308|400|404) /);
      expect(response).not.toMatch(/\bsecret\r?$/m);
    },
  );

  test.each(['/%', '/%00', '/%E0%A4%A', '/about?%'])(
    'for the malformed %s does not stop the server',
    async (path) => {
      expect(await sendRaw(path)).toMatch(/^HTTP\/1\.1 (?:200|308|400|404) /);
      expect((await send('/about')).status).toBe(200);
    },
  );
});
