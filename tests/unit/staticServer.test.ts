import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { staticServer } from '@/tools/hosting/staticServer';
import { temporaryFolder } from './support/folders';

const files = {
  'site/index.html': '<h1>Home</h1>',
  'site/about.html': '<h1>About</h1>',
  'site/news-insights.html': '<h1>News</h1>',
  'site/news-insights/an-article.html': '<h1>Article</h1>',
  'site/404.html': '<h1>Not found</h1>',
  'site/robots.txt': 'User-agent: *',
  'site/drawings/plan.svg': '<svg/>',
  'site/assets/islands-1.js': 'start()',
  'site/fonts/a.woff2': '0123456789',
  'site/_headers': 'for a host',
  'site/_redirects': 'for a host',
  'site/.site.json': JSON.stringify({
    gone: ['/withdrawn', '/old.php'],
    headers: [
      { path: '/*', headers: { 'X-Frame-Options': 'DENY' } },
      { path: '/assets/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
      { path: '/fonts/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
      { path: '/robots.txt', headers: { 'Content-Type': 'text/x-robots' } },
    ],
  }),
  'site/.hidden': 'hidden',
  'site/.well-known/security.txt': 'Contact: mailto:a@example.com',
  'secret.txt': 'secret',
  'site-secret/about.html': 'secret',
};

let folder: string;
let server: Server;
let port: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'unit-server-'));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  server = staticServer(join(folder, 'site')).listen(0);
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true, force: true });
});

type Response = { status: number | undefined; headers: IncomingHttpHeaders; body: string };

function send(path: string, method = 'GET', headers: Record<string, string> = {}): Promise<Response> {
  return new Promise((resolve, reject) => {
    request({ port, path, method, headers }, async (response) => {
      let body = '';
      for await (const chunk of response) body += chunk;
      resolve({ status: response.statusCode, headers: response.headers, body });
    })
      .on('error', reject)
      .end();
  });
}

/** Sends the raw path, which clients would normalise. */
async function sendRaw(path: string): Promise<string> {
  const socket = connect(port).setEncoding('utf8');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  let response = '';
  for await (const chunk of socket) response += chunk;
  return response;
}

describe('clean URLs', () => {
  test.each([
    ['/', 'Home'],
    ['/about', 'About'],
    ['/about?from=mail', 'About'],
    ['/news-insights', 'News'],
    ['/news-insights/an-article', 'Article'],
  ])('%s returns its page', async (path, heading) => {
    const { status, headers, body } = await send(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(body).toBe(`<h1>${heading}</h1>`);
  });

  test.each([
    ['/about/', '/about'],
    ['/about.html', '/about'],
    ['/index.html', '/'],
    ['/news-insights/', '/news-insights'],
    ['/about/?a=1', '/about?a=1'],
  ])('%s redirects permanently to %s', async (path, location) => {
    const { status, headers } = await send(path);
    expect([status, headers.location]).toEqual([308, location]);
  });

  test.each(['/withdrawn', '/withdrawn?a=1', '/old.php'])(
    '%s was withdrawn: 410 with the 404 page',
    async (path) => {
      const { status, headers, body } = await send(path);
      expect([status, headers['cache-control'], body]).toEqual([410, 'no-cache', '<h1>Not found</h1>']);
      expect(headers['x-frame-options']).toBe('DENY');
    },
  );

  test('a path of two slashes is not redirected to another host', async () => {
    const response = await sendRaw('//evil.example/');
    expect(response).toMatch(/^HTTP\/1\.1 308 /);
    expect(response).toMatch(/^Location: \/evil\.example\r$/m);
  });
});

describe('a URL that does not exist', () => {
  test.each(['/no-such-page', '/news-insights/no-such-article', '/assets', '/drawings/none.svg'])(
    "%s is answered with the site's own page and status 404",
    async (path) => {
      const { status, headers, body } = await send(path);
      expect(status).toBe(404);
      expect(headers['content-type']).toMatch(/^text\/html/);
      expect(body).toBe(files['site/404.html']);
    },
  );

  test('returns no body for HEAD', async () => {
    const { status, headers, body } = await send('/no-such-page', 'HEAD');
    expect([status, body]).toEqual([404, '']);
    expect(headers['content-length']).toBe(String(files['site/404.html'].length));
  });
});

describe('files', () => {
  test.each([
    ['/.well-known/security.txt', /^text\/plain/],
    ['/drawings/plan.svg', /^image\/svg\+xml/],
    ['/assets/islands-1.js', /javascript/],
    ['/fonts/a.woff2', /^font\/woff2/],
  ])('%s has its type', async (path, type) => {
    const { status, headers } = await send(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(type);
  });

  test.each(['/assets/islands-1.js', '/fonts/a.woff2'])(
    '%s, whose name has a hash, is kept for good',
    async (path) => {
      const { headers } = await send(path);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    },
  );

  test.each(['/', '/about', '/news-insights/an-article', '/robots.txt', '/drawings/plan.svg'])(
    '%s, which may change, is revalidated',
    async (path) => {
      expect((await send(path)).headers['cache-control']).toBe('no-cache');
    },
  );

  test.each([
    ['/about', 200],
    ['/about/', 308],
    ['/no-such-page', 404],
    ['/drawings/plan.svg', 200],
  ])('%s, answered with %i, has the headers of the record', async (path, status) => {
    const response = await send(path);
    expect([response.status, response.headers['x-frame-options']]).toEqual([status, 'DENY']);
  });

  test('take their type from the record', async () => {
    expect((await send('/robots.txt')).headers['content-type']).toBe('text/x-robots');
    expect((await send('/about')).headers['content-type']).toMatch(/^text\/html/);
  });

  test('that do not exist are not cached', async () => {
    const { status, headers } = await send('/assets/gone-1.js');
    expect([status, headers['cache-control']]).toEqual([404, 'no-cache']);
  });

  test.each(['/_headers', '/_redirects', '/.site.json', '/.hidden', '/%2ehidden', '/%5fheaders'])(
    '%s is not served',
    async (path) => {
      expect((await send(path)).status).toBe(404);
    },
  );

  test('that a build has changed are sent in their new version', async () => {
    await writeFile(join(folder, 'site/later.html'), '<h1>Later</h1>');
    expect((await send('/later')).body).toBe('<h1>Later</h1>');
    await writeFile(join(folder, 'site/later.html'), '<h1>Later and longer</h1>');
    expect((await send('/later')).body).toBe('<h1>Later and longer</h1>');
  });

  test('that have not changed return 304', async () => {
    const { etag = '' } = (await send('/about')).headers;
    expect(etag).not.toBe('');
    const { status, body } = await send('/about', 'GET', { 'If-None-Match': etag });
    expect([status, body]).toEqual([304, '']);
  });

  test('are sent to HEAD without a body', async () => {
    const { status, headers, body } = await send('/about', 'HEAD');
    expect([status, body]).toEqual([200, '']);
    expect(headers['content-length']).toBe(String(files['site/about.html'].length));
  });

  test('support range requests', async () => {
    const { status, headers, body } = await send('/fonts/a.woff2', 'GET', {
      Range: 'bytes=2-4',
    });
    expect([status, body]).toEqual([206, '234']);
    expect(headers['content-range']).toBe('bytes 2-4/10');
  });

  test('return 416 for an invalid range', async () => {
    const { status } = await send('/fonts/a.woff2', 'GET', { Range: 'bytes=20-30' });
    expect(status).toBe(416);
  });
});

describe('a malicious URL', () => {
  test.each([
    '/../secret.txt',
    '/../../../../../../etc/passwd',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/..\\secret.txt',
    '/assets/../../secret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/../site-secret/about',
    '/%252e%252e/secret.txt',
    '/....//secret.txt',
    '../secret.txt',
  ])('%s never leaves the folder', async (path) => {
    const response = await sendRaw(path);
    expect(response).toMatch(/^HTTP\/1\.1 (?:308|400|404) /);
    expect(response).not.toMatch(/\bsecret\r?$|root:/m);
  });

  test.each(['/%', '/%E0%A4%A', '/about%', '/%00', '/about?%', '/%c0%ae%c0%ae/secret.txt'])(
    '%s, malformed, does not stop the server',
    async (path) => {
      expect(await sendRaw(path)).toMatch(/^HTTP\/1\.1 (?:200|308|400|404) /);
      expect((await send('/about')).status).toBe(200);
    },
  );
});

describe('an export that was built for a base path', () => {
  let below: Server;
  let origin: string;

  beforeAll(async () => {
    const out = await temporaryFolder({
      ...{ 'index.html': 'Home', 'about.html': 'About', '404.html': 'Not found' },
      '.site.json': JSON.stringify({ basePath: '/group/site' }),
    });
    below = staticServer(out).listen(0);
    await once(below, 'listening');
    origin = `http://localhost:${(below.address() as AddressInfo).port}`;
  });

  afterAll(() => {
    below.closeAllConnections();
    below.close();
  });

  test.each([
    ['/group/site', 200],
    ['/group/site?from=mail', 200],
    ['/group/site/about', 200],
    ['/group/site/none', 404],
    ['/group/sites', 404],
    ['/about', 404],
  ])('%s is answered with %i', async (path, status) => {
    expect((await fetch(origin + path)).status).toBe(status);
  });

  test('redirects to URLs below it', async () => {
    const response = await fetch(`${origin}/group/site/about.html`, { redirect: 'manual' });
    expect(response.headers.get('Location')).toBe('/group/site/about');
  });
});
