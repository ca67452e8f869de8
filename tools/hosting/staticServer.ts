import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import querystring from 'node:querystring';
import sirv from 'sirv';
import { headersFor } from './headers';
import { readSiteRecord } from './siteRecord';
import { cleanUrl, hiddenPaths, spellingsOf } from './urls';

const hidden = new RegExp(hiddenPaths);

/** Serves an export with the headers and redirects of its record, clean URLs, its 404 page, and 410 for withdrawn pages. */
export function staticServer(outDir: string): Server {
  const { headers, redirects, gone } = readSiteRecord(outDir);
  const targets = new Map(redirects.flatMap(({ from, to }) => spellingsOf(from).map((path) => [path, to])));
  const withdrawn = new Set(gone.flatMap(spellingsOf));
  // In dev mode sirv does not cache, because a build may replace the export.
  const files = sirv(outDir, { dev: true, etag: true, extensions: ['html'] });
  return createServer((request, response) => {
    // sirv stops the process for a range that ends before it starts. Servers may ignore ranges.
    delete request.headers.range;
    const url = request.url ?? '/';
    // Unlike decodeURI, it does not throw for `%` alone.
    const path = querystring.unescape(url.replace(/\?.*/, ''));
    const target = targets.get(path);
    const clean = cleanUrl(url);
    const common = { 'Cache-Control': 'no-cache', ...headersFor(path, headers) };
    response.setHeaders(new Map(Object.entries(common)));
    if (clean) return response.writeHead(308, { Location: clean }).end();
    if (target) return response.writeHead(301, { Location: target + url.replace(/^[^?]*/, '') }).end();
    const notFound = () => {
      const page = readFileSync(join(outDir, '404.html'));
      response.writeHead(withdrawn.has(path) ? 410 : 404, {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Length': page.length,
        'Cache-Control': 'no-cache',
      });
      response.end(page);
    };
    if (withdrawn.has(path) || hidden.test(path)) notFound();
    else files(request, response, notFound);
  });
}
