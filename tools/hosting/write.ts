import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { redirects } from '../../lib/redirects';
import { filesBelow } from '../files';
import { caddyfile } from './caddy';
import { headersFile, redirectsFile } from './cdn';
import { nginxBrotli, nginxMaps, nginxSite } from './nginx';

/** Writes `_headers` and `_redirects` into the export. Throws when a host would not read all of them. */
export async function writeCdnFiles(outDir: string): Promise<void> {
  await writeFile(join(outDir, '_headers'), headersFile(await filesBelow(outDir)));
  await writeFile(join(outDir, '_redirects'), redirectsFile(redirects));
}

/** Writes what nginx and Caddy read into a folder of its own, for it must not be served. */
export async function writeServerFiles(folder: string): Promise<void> {
  const moves = redirects;
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'nginx'), { recursive: true });
  await writeFile(join(folder, 'nginx/maps.conf'), nginxMaps());
  await writeFile(join(folder, 'nginx/site.conf'), nginxSite(moves));
  await writeFile(join(folder, 'nginx/brotli.conf'), nginxBrotli);
  await writeFile(join(folder, 'Caddyfile'), caddyfile(moves));
}
