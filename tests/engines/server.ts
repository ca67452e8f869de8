import { once } from 'node:events';
import { createServer, request as httpRequest, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { staticServer } from '../../tools/hosting/staticServer';
import { recordErrors, recordKey } from './recorder';

const recorderPath = '/engine-errors.js';

export type EngineServer = {
  origin: string;
  /** Host and port of the same server, which as a proxy rejects all other hosts. */
  proxy: string;
  /** Delays responses to paths with a prefix until the returned function is called. */
  hold(prefix: string): () => void;
  /** Answers paths that start with a prefix with status 503 until the returned function is called. */
  refuse(prefix: string): () => void;
  /** Serves another export until the returned function is called. */
  show(outDir: string): Promise<() => void>;
  /** Returns the failed requests since the last call, as status and path. */
  takeFailures(): string[];
  close(): void;
};

/** Serves an export with the error recorder as the first script of each page. */
export async function serveForEngines(outDir: string): Promise<EngineServer> {
  const site = await listening(outDir);
  let shown = site;
  const held = new Map<string, Promise<void>>();
  const refused = new Set<string>();
  const failures: string[] = [];

  const server = createServer(async (request, response) => {
    const url = request.url ?? '/';
    if (url === recorderPath) {
      response.setHeader('Content-Type', 'text/javascript');
      return response.end(`(${recordErrors})(${JSON.stringify(recordKey)})`);
    }
    if (url.startsWith(framePrefix)) {
      response.setHeader('Content-Type', 'text/html');
      return response.end(frameHtml(new URL(url, 'http://localhost')));
    }
    for (const [prefix, released] of held) if (url.startsWith(prefix)) await released;
    if ([...refused].some((prefix) => url.startsWith(prefix))) return response.writeHead(503).end();
    const { 'accept-encoding': _, ...headers } = request.headers;
    const inner = httpRequest({
      host: '127.0.0.1',
      port: portOf(shown),
      path: url,
      method: request.method,
      headers,
    });
    inner.end();
    const [answer] = await once(inner, 'response');
    if (answer.statusCode >= 400) failures.push(`${answer.statusCode} ${url}`);
    const isHtml = String(answer.headers['content-type']).startsWith('text/html');
    const body = isHtml ? withRecorder(await text(answer)) : undefined;
    const isFramed = request.headers['sec-fetch-dest'] === 'iframe';
    response.writeHead(answer.statusCode, servedHeaders(answer.headers, { body, isFramed }));
    if (body === undefined) answer.pipe(response);
    else response.end(body);
  });
  server.on('connect', (_, socket) => socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    origin: `http://localhost:${portOf(server)}`,
    proxy: `127.0.0.1:${portOf(server)}`,
    hold: (prefix) => {
      let release = () => {};
      held.set(prefix, new Promise((resolve) => (release = resolve)));
      return () => {
        held.delete(prefix);
        release();
      };
    },
    refuse: (prefix) => {
      refused.add(prefix);
      return () => refused.delete(prefix);
    },
    show: async (other) => {
      shown = await listening(other);
      return () => {
        close(shown);
        shown = site;
      };
    },
    takeFailures: () => failures.splice(0),
    close: () => {
      close(server);
      close(site);
    },
  };
}

async function listening(outDir: string): Promise<Server> {
  const site = staticServer(outDir).listen(0, '127.0.0.1');
  await once(site, 'listening');
  return site;
}

function close(server: Server): void {
  server.closeAllConnections();
  server.close();
}

/** Inserts the recorder before the policy, which is a meta element and stays unchanged. */
function withRecorder(html: string): string {
  return html.replace('<head>', `<head><script src="${recorderPath}"></script>`);
}

function servedHeaders(
  { 'content-length': length, ...headers }: IncomingHttpHeaders,
  { body, isFramed }: { body: string | undefined; isFramed: boolean },
): IncomingHttpHeaders {
  const changed: IncomingHttpHeaders = {
    ...headers,
    'content-length': body === undefined ? length : String(Buffer.byteLength(body)),
    // A cached script could not be delayed.
    'cache-control': 'no-store',
  };
  if (isFramed) {
    delete changed['x-frame-options'];
    delete changed['content-security-policy'];
  }
  for (const name of Object.keys(changed)) if (changed[name] === undefined) delete changed[name];
  return changed;
}

const framePrefix = '/engine-frame';

/** Returns the path of a page that shows another in a frame of a given size. */
export function framePath(path: string, { width, height }: { width: number; height: number }): string {
  return `${framePrefix}?${new URLSearchParams({ path, width: String(width), height: String(height) })}`;
}

function frameHtml({ searchParams }: URL): string {
  const [path, width, height] = ['path', 'width', 'height'].map((name) => searchParams.get(name));
  return `<!DOCTYPE html><title>Frame</title><link rel="icon" href="data:,"><body style="margin: 0">
    <iframe src="${path}" width="${width}" height="${height}" style="border: 0"></iframe>`;
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}
