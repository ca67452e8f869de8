import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { company } from '../../lib/site/company';
import { gonePaths, redirects } from '../../lib/site/redirects';
import { isPreview } from '../../lib/site/siteUrl';
import { headersFile, redirectsFile } from './cdn';
import { headerRules } from './headers';
import { nginxMaps, nginxSite } from './nginx';
import { type SiteRecord, writeSiteRecord } from './siteRecord';

/**
 * Writes what hosts read: the record, `_headers` and `_redirects` to the export, and the nginx configuration to a folder
 * outside it, so that it is not served.
 */
export async function writeHostFiles(outDir: string, serverFolder: string): Promise<void> {
  const { inquiries, subscriptions } = company.delivery ?? {};
  const record: SiteRecord = {
    redirects: redirects.map(({ from, to }) => ({ from, to })),
    gone: gonePaths,
    headers: headerRules(isPreview),
    forms: { inquiries: inquiries?.url, subscriptions: subscriptions?.url },
  };
  await writeSiteRecord(outDir, record);
  await writeFile(join(outDir, '_headers'), headersFile(record.headers));
  await writeFile(join(outDir, '_redirects'), redirectsFile(record));
  await rm(serverFolder, { recursive: true, force: true });
  await mkdir(join(serverFolder, 'nginx'), { recursive: true });
  await writeFile(join(serverFolder, 'nginx/maps.conf'), nginxMaps());
  await writeFile(join(serverFolder, 'nginx/site.conf'), nginxSite(record));
}
