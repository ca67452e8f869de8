import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from '../../lib/node/files';
import { gonePaths, redirects } from '../../lib/redirects/redirects';
import { caddyfile } from './caddy';
import { headersFile, redirectsFile } from './cdn';
import { nginxBrotli, nginxMaps, nginxSite } from './nginx';

/** Writes `_headers` and `_redirects` to the export. Throws if they exceed the limits of a host. */
export async function writeCdnFiles(outDir: string): Promise<void> {
  await writeFile(join(outDir, '_headers'), headersFile(await filesBelow(outDir)));
  await writeFile(join(outDir, '_redirects'), redirectsFile(redirects, gonePaths));
}

/** Writes the nginx and Caddy configurations to a folder outside the site, so that they are not served. */
export async function writeServerFiles(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'nginx'), { recursive: true });
  await writeFile(join(folder, 'nginx/maps.conf'), nginxMaps());
  await writeFile(join(folder, 'nginx/site.conf'), nginxSite(redirects, gonePaths));
  await writeFile(join(folder, 'nginx/brotli.conf'), nginxBrotli);
  await writeFile(join(folder, 'Caddyfile'), caddyfile(redirects, gonePaths));
}
