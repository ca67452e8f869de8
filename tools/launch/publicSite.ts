import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import pMap from 'p-map';
import { filesBelow } from '../../lib/node/files';
import type { Redirect } from '../../lib/redirects/schema';
import { servedPath } from '../hosting/cleanUrl';
import { headersFor, readSiteRecord } from '../hosting/siteRecord';
import { isHidden } from '../hosting/staticServer';
import { causeOf, fetchWithTimeout } from './fetchWithTimeout';

type Options = {
  /** Whether the host sends the headers of the record. GitHub Pages cannot. */
  sendsHeaders?: boolean;
};

const noSuchPage = '/no-such-page-3f9a';

/**
 * Requests from a public site: every file, a page that does not exist, the former
 * URLs and the withdrawn pages. Returns a message for each difference in status or content, for each wrong header and missing
 * compression with the files that have it, and for each request that fails. Throws if the host does not answer at all, or redirects to another.
 */
export async function publicSiteDifferences(
  origin: string,
  outDir: string,
  { sendsHeaders = true }: Options = {},
): Promise<string[]> {
  const { redirects, gone, headers } = readSiteRecord(outDir);
  const home = await fetchWithTimeout(`${origin}/`, { redirect: 'manual' }).catch((error) => {
    throw new Error(`${origin} does not answer: ${causeOf(error)}`);
  });
  const { origin: final } = new URL(home.headers.get('Location') ?? origin, origin);
  if (final !== origin) throw new Error(`${origin} redirects to ${final}: the site is there`);
  const files = (await filesBelow(outDir)).filter(isPublic);
  const fileAt = new Map(files.map((file) => [servedPath(file), join(outDir, file)]));
  const former = new Set(redirects.map(({ from }) => from));
  /** The paths of each wrong header. */
  const wrongHeaders = new Map<string, string[]>();

  const found = [
    ...[...fileAt]
      .filter(([path]) => !former.has(path))
      .map(([path, file]) =>
        checkOf(path, async () => {
          const response = await fetchWithTimeout(origin + path, { redirect: 'manual' });
          const expected = headersFor(path, headers);
          const messages = [
            ...(file.endsWith('.html') ? hiddenFromSearch(response, path, expected) : []),
            ...(await compareFile(response, path, file, 200)),
          ];
          const wrong = sendsHeaders
            ? [...compareHeaders(response, expected), ...(await withoutCompression(response, file))]
            : [];
          for (const header of wrong) wrongHeaders.set(header, [...(wrongHeaders.get(header) ?? []), path]);
          return messages;
        }),
      ),
    checkOf(noSuchPage, async () => {
      const response = await fetchWithTimeout(origin + noSuchPage, { redirect: 'manual' });
      return compareFile(response, noSuchPage, join(outDir, '404.html'), 404);
    }),
    ...redirects.map((redirect) =>
      checkOf(redirect.from, () => checkRedirect(origin, redirect, fileAt.get(redirect.from))),
    ),
    ...gone.map((path) => checkOf(path, () => checkGone(origin + path, path))),
  ];
  const differences = await pMap(found, (check) => check(), { concurrency: 8 });
  // In front, because the issue about a public site leaves out what follows many differences.
  return [...[...wrongHeaders].map(headerMessage).toSorted(), ...differences.flat()];
}

/** A header is usually wrong for every file. Without their number, which would make the message a new one after each article. */
function headerMessage([header, paths]: [string, string[]]): string {
  const [first] = paths.toSorted();
  return paths.length === 1 ? `${first} has ${header}` : `${first} and other files have ${header}`;
}

/** A check of a path that returns a message if a request fails. */
function checkOf(path: string, check: () => Promise<string[]>): () => Promise<string[]> {
  return () => check().catch((error) => [`${path} could not be compared: ${causeOf(error)}`]);
}

function isPublic(file: string): boolean {
  return !isHidden(servedPath(file));
}

async function compareFile(
  response: Response,
  path: string,
  file: string,
  status: number,
): Promise<string[]> {
  const body = Buffer.from(await response.arrayBuffer());
  if (response.status !== status) return [`${path} has the status ${response.status} instead of ${status}`];
  return body.equals(await readFile(file)) ? [] : [`${path} is not the file ${file} of this build`];
}

/** A message if a host keeps search engines away from a page; the build itself does so for a preview. */
function hiddenFromSearch(response: Response, path: string, expected: Record<string, string>): string[] {
  const name = 'X-Robots-Tag';
  const robots = response.headers.get(name);
  const isMeant = !response.ok || !robots?.includes('noindex') || robots === expected[name];
  return isMeant ? [] : [`${path} has ${name}: ${robots}, so search engines leave it out`];
}

function compareHeaders({ headers }: Response, expected: Record<string, string>): string[] {
  return Object.entries(expected).flatMap(([name, value]) => {
    const found = headers.get(name)?.split(';')[0];
    return found === value.split(';')[0]
      ? []
      : [`${found === undefined ? `no ${name}` : `${name}: ${found}`} instead of ${value}`];
  });
}

/** A message about a large page or script that is sent as it is. Hosts leave small ones as they are. */
async function withoutCompression({ ok, headers }: Response, file: string): Promise<string[]> {
  const isLarge = /\.(?:html|js)$/.test(file) && (await stat(file)).size > 10_000;
  return ok && isLarge && !headers.has('Content-Encoding')
    ? ['no Content-Encoding: switch on compression with gzip or Brotli at the host']
    : [];
}

/** A former URL redirects by status, or has its file of the export: a page that redirects, or the feed. */
async function checkRedirect(origin: string, { from, to }: Redirect, file?: string): Promise<string[]> {
  const response = await fetchWithTimeout(origin + from, { redirect: 'manual' });
  const location = response.headers.get('Location');
  const isRedirect =
    location !== null && new URL(location, origin).pathname === new URL(origin + to).pathname;
  if (isRedirect || (file && (await compareFile(response, from, file, 200)).length === 0)) return [];
  return [`${from}, a former URL, has the status ${response.status} instead of redirecting to ${to}`];
}

/** A withdrawn page has the status 410, or 404 on hosts without it. */
async function checkGone(url: string, path: string): Promise<string[]> {
  const { status } = await fetchWithTimeout(url, { redirect: 'manual' });
  return status === 410 || status === 404
    ? []
    : [`${path}, a withdrawn page, has the status ${status} instead of 410 or 404`];
}
