import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { readHeaders } from './hosting/readHeaders';

/**
 * A server of an export as a good static host serves it: with the headers of its `_headers` file, clean
 * addresses, `.html` and trailing slashes redirected to them, the site's own 404 page with status 404.
 */
export function staticServer(outDir: string): Server {
  const headersOf = readHeaders(outDir);
  // A build may put another export in place while this serves, so no file is remembered.
  const files = sirv(outDir, { dev: true, etag: true, extensions: ['html'] });
  return createServer((request, response) => {
    const path = pathOf(request);
    setHeaders(response, { 'Cache-Control': 'no-cache', ...headersOf(path) });
    const clean = cleanAddress(request.url ?? '/');
    if (clean) {
      response.writeHead(308, { Location: clean }).end();
      return;
    }
    const notFound = () => answerNotFound(request, response, outDir);
    if (isHidden(path)) notFound();
    else files(request, response, notFound);
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

function pathOf(request: IncomingMessage): string {
  const [path = '/'] = (request.url ?? '/').split('?');
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** The page for missing addresses, files that speak to hosts, and files whose name begins with a dot. */
function isHidden(path: string): boolean {
  return /^\/(?:404|_headers|_redirects)$|\/\.(?!well-known\/)/.test(path);
}

function setHeaders(response: ServerResponse, headers: Record<string, string>) {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

function answerNotFound(request: IncomingMessage, response: ServerResponse, outDir: string) {
  const page = readFileSync(join(outDir, '404.html'));
  response.writeHead(404, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': page.length,
    'Cache-Control': 'no-cache',
  });
  response.end(request.method === 'HEAD' ? undefined : page);
}
