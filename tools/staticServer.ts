import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';

/**
 * A server of an export as a good static host serves it: clean addresses, `.html` and trailing
 * slashes redirected to them, the site's own 404 page with status 404.
 */
export function staticServer(outDir: string): Server {
  const files = sirv(outDir, {
    etag: true,
    extensions: ['html'],
    setHeaders: (response, path) => response.setHeader('Cache-Control', cacheControl(path)),
  });
  const notFound = readFileSync(join(outDir, '404.html'));
  return createServer((request, response) => {
    const clean = cleanAddress(request.url ?? '/');
    if (clean) {
      response.writeHead(308, { Location: clean }).end();
      return;
    }
    const isNotFoundPage = /^\/404(?:\?|$)/.test(request.url ?? '');
    if (isNotFoundPage) answerNotFound(request, response, notFound);
    else files(request, response, () => answerNotFound(request, response, notFound));
  });
}

/** Where an address with `.html` or a trailing slash leads; undefined when it is clean. */
export function cleanAddress(url: string): string | undefined {
  const queryStart = url.indexOf('?');
  const path = queryStart < 0 ? url : url.slice(0, queryStart);
  const query = url.slice(path.length);
  const clean = path
    .replace(/(?:\/index)?\.html$/, '')
    // A path of two slashes, in whatever direction, would be read as another host.
    .replace(/^[/\\]{2,}/, '/')
    .replace(/(?<=[^/])\/+$/, '');
  if (clean === path) return undefined;
  return `${clean || '/'}${query}`;
}

function cacheControl(path: string): string {
  const isHashed = /^\/(?:assets|_next\/static)\//.test(path.replaceAll('\\', '/'));
  return isHashed ? 'public, max-age=31536000, immutable' : 'no-cache';
}

function answerNotFound(request: IncomingMessage, response: ServerResponse, page: Buffer) {
  response.writeHead(404, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': page.length,
    'Cache-Control': 'no-cache',
  });
  response.end(request.method === 'HEAD' ? undefined : page);
}
