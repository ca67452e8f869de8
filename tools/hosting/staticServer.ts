import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';
import { cleanUrl } from './cleanUrl';
import { hostFiles } from './definition';
import { headersFor, readSiteRecord } from './siteRecord';

/**
 * Serves an export like a static host, with the headers of its record, clean URLs, redirects from `.html`
 * and trailing slashes, its 404 page, and status 410 for withdrawn pages.
 */
export function staticServer(outDir: string): Server {
  const { headers, gone: withdrawn } = readSiteRecord(outDir);
  const gone = new Set(withdrawn);
  // In dev mode sirv does not cache, because a build may replace the export.
  const files = sirv(outDir, { dev: true, etag: true, extensions: ['html'] });
  return createServer((request, response) => {
    const path = pathOf(request);
    response.setHeaders(
      new Map(Object.entries({ 'Cache-Control': 'no-cache', ...headersFor(path, headers) })),
    );
    const clean = cleanUrl(request.url ?? '/');
    if (clean) {
      response.writeHead(308, { Location: clean }).end();
      return;
    }
    const notFound = () => sendNotFound(response, outDir, gone.has(path) ? 410 : 404);
    if (isHidden(path) || gone.has(path)) notFound();
    else files(request, response, notFound);
  });
}

/** Serves an export on a free port of this machine, which no other can reach. */
export async function serve(outDir: string) {
  const server = staticServer(outDir).listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    /** Without a trailing slash. */
    url: `http://localhost:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function pathOf(request: IncomingMessage): string {
  const [path = '/'] = (request.url ?? '/').split('?');
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Whether hosts do not serve a path: the 404 page itself, host configuration, and dotfiles. */
function isHidden(path: string): boolean {
  return path === '/404' || hostFiles.includes(path.slice(1)) || /\/\.(?!well-known\/)/.test(path);
}

function sendNotFound(response: ServerResponse, outDir: string, status: number) {
  const page = readFileSync(join(outDir, '404.html'));
  response.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': page.length,
    'Cache-Control': 'no-cache',
  });
  response.end(page);
}
