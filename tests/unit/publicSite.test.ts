import { createServer, type RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { SiteRecord } from '@/tools/hosting/siteRecord';
import { staticServer } from '@/tools/hosting/staticServer';
import { publicSiteDifferences } from '@/tools/launch/publicSite';
import { temporaryFolder } from './support/folders';
import { listenAt } from './support/servers';
import { shortenTimeouts } from './support/timeouts';

const files = {
  'index.html': '<h1>Home</h1>',
  'about.html': '<h1>About</h1>',
  'news-insights/new.html': '<h1>Article</h1>',
  'news-insights/former.html': '<a href="/news-insights/new">Moved</a>',
  '404.html': '<h1>Not found</h1>',
  'feed.xml': '<rss/>',
  '.site.json': recordWith({}),
};

function recordWith(changes: Partial<SiteRecord>): string {
  const record: SiteRecord = {
    redirects: [{ from: '/news-insights/former', to: '/news-insights/new' }],
    gone: ['/withdrawn'],
    forms: {},
    headers: [
      { path: '/*', headers: { 'X-Frame-Options': 'DENY' } },
      { path: '/feed.xml', headers: { 'Content-Type': 'application/rss+xml' } },
    ],
  };
  return JSON.stringify({ ...record, ...changes });
}

/** Differences of a host that answers requests of paths with these beginnings itself. */
async function differencesWith(
  answers: Record<string, RequestListener>,
  { exported = files, sendsHeaders = true }: { exported?: typeof files; sendsHeaders?: boolean } = {},
) {
  const folder = await temporaryFolder(exported);
  const host = staticServer(folder);
  const origin = await listenAt(
    createServer((request, response) => {
      const [, answer] = Object.entries(answers).find(([path]) => request.url?.startsWith(path)) ?? [];
      if (answer) answer(request, response);
      else host.emit('request', request, response);
    }),
  );
  return publicSiteDifferences(origin, folder, { sendsHeaders });
}

test('a site that serves its export has no differences', async () => {
  expect(await differencesWith({})).toEqual([]);
});

test('large pages and scripts that are sent without compression are reported together', async () => {
  const large = 'x'.repeat(10_001);
  const exported = { ...files, 'about.html': large, 'assets/news.js': large, 'large.xml': large };
  expect(await differencesWith({}, { exported })).toEqual([
    '/about and other files have no Content-Encoding: switch on compression with gzip or Brotli at the host',
  ]);
  expect(await differencesWith({}, { exported, sendsHeaders: false })).toEqual([]);
  const compress: RequestListener = (_, response) =>
    response.writeHead(200, { 'X-Frame-Options': 'DENY', 'Content-Encoding': 'gzip' }).end(gzipSync(large));
  expect(await differencesWith({ '/about': compress, '/assets/news.js': compress }, { exported })).toEqual(
    [],
  );
});

test('a former URL may serve its file of the export, but no other', async () => {
  const redirects = [{ from: '/old', to: '/about' }];
  const site = { ...files, '.site.json': recordWith({ redirects }), 'old.html': 'Moved' };
  const folder = await temporaryFolder(site);
  expect(await publicSiteDifferences(await listenAt(staticServer(folder)), folder)).toEqual([]);
  const another = { ...site, 'old.html': 'Another with a <a href="/about">link</a>' };
  const origin = await listenAt(staticServer(await temporaryFolder(another)));
  expect(await publicSiteDifferences(origin, folder)).toEqual([expect.stringContaining('/old')]);
});

test('a host may redirect former URLs by status', async () => {
  const found = await differencesWith({
    '/news-insights/former': (_, response) =>
      response.writeHead(301, { Location: '/news-insights/new' }).end(),
  });
  expect(found).toEqual([]);
});

test.each([404, 410])('a host may answer withdrawn pages with %d', async (status) => {
  const found = await differencesWith({ '/withdrawn': (_, response) => response.writeHead(status).end() });
  expect(found).toEqual([]);
});

test('a page, a header, a former URL and a 404 page that differ are named', async () => {
  const found = await differencesWith({
    '/about': (_, response) => response.setHeader('X-Robots-Tag', 'noindex').end('<h1>Old</h1>'),
    '/feed.xml': (_, response) => response.setHeader('X-Frame-Options', 'DENY').end('<rss/>'),
    '/news-insights/': (_, response) =>
      response.writeHead(301, { 'X-Frame-Options': 'DENY', Location: '/about' }).end(),
    '/withdrawn': (_, response) => response.end('<h1>Still here</h1>'),
    '/no-such-page': (_, response) => response.end('<h1>Home</h1>'),
  });
  expect(
    found.map((text) => text.replace(/\/no-such-page\S*/, '/no-such-page').replace(/file \S*\//, 'file ')),
  ).toEqual([
    '/about has no X-Frame-Options instead of DENY',
    '/feed.xml has no Content-Type instead of application/rss+xml',
    '/about has X-Robots-Tag: noindex, so search engines leave it out',
    '/about is not the file about.html of this build',
    '/news-insights/new has the status 301 instead of 200',
    '/no-such-page has the status 200 instead of 404',
    '/news-insights/former, a former URL, has the status 301 instead of redirecting to /news-insights/new',
    '/withdrawn, a withdrawn page, has the status 200 instead of 410 or 404',
  ]);
});

test('a preview may keep search engines away, as its record says', async () => {
  const headers = { 'X-Robots-Tag': 'noindex, nofollow' };
  const folder = await temporaryFolder({
    ...files,
    '.site.json': recordWith({ headers: [{ path: '/*', headers }] }),
  });
  expect(await publicSiteDifferences(await listenAt(staticServer(folder)), folder)).toEqual([]);
});

test('the URL of a site that is elsewhere is named', async () => {
  const origin = await listenAt(
    createServer((_, response) => response.writeHead(301, { Location: 'https://www.example.com/' }).end()),
  );
  await expect(publicSiteDifferences(origin, await temporaryFolder(files))).rejects.toThrow(
    `${origin} redirects to https://www.example.com: the site is there`,
  );
});

test('the headers are not compared on a host that cannot set them', async () => {
  const folder = await temporaryFolder(files);
  const other = await temporaryFolder({ ...files, '.site.json': recordWith({ headers: [] }) });
  const origin = await listenAt(staticServer(other));
  expect(await publicSiteDifferences(origin, folder, { sendsHeaders: false })).toEqual([]);
  expect(await publicSiteDifferences(origin, folder)).toEqual([
    '/ and other files have no X-Frame-Options instead of DENY',
    '/feed.xml has Content-Type: text/xml instead of application/rss+xml',
  ]);
});

test('a host that does not answer is named', async () => {
  const folder = await temporaryFolder(files);
  await expect(publicSiteDifferences('http://localhost:1', folder)).rejects.toThrow(
    'http://localhost:1 does not answer',
  );
});

test('a host that never answers is named', async () => {
  shortenTimeouts();
  const origin = await listenAt(createServer());
  await expect(publicSiteDifferences(origin, await temporaryFolder(files))).rejects.toThrow(
    `${origin} does not answer: The operation was aborted due to timeout`,
  );
});

test('requests that fail are named, and the others are compared', async () => {
  const found = await differencesWith({
    '/about': ({ socket }) => socket.destroy(),
    '/withdrawn': ({ socket }) => socket.destroy(),
    '/feed.xml': ({ socket }, response) =>
      response.writeHead(200, { 'Content-Length': 100 }).write('<rss', () => socket.destroy()),
    '/no-such-page': (_, response) => response.end('<h1>Home</h1>'),
  });
  expect(found).toEqual([
    expect.stringMatching(/^\/about could not be compared: (?!fetch failed)./),
    expect.stringMatching(/^\/feed\.xml could not be compared: (?!terminated)./),
    expect.stringContaining(' has the status 200 instead of 404'),
    expect.stringMatching(/^\/withdrawn could not be compared: (?!fetch failed)./),
  ]);
});
