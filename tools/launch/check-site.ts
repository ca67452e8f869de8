import { count } from '../../lib/diagnostics/messages';
import { visible } from '../../lib/diagnostics/visible';
import { missingSite } from '../../lib/node/files';
import { argumentsOf, originOf, stop } from '../arguments';
import { readSiteRecord, siteRecordFile } from '../hosting/siteRecord';
import { publicSiteDifferences } from './publicSite';

// `npm run check:site -- URL`: compares a public site with out/, after a deployment. With --without-headers for a host
// that cannot set headers.
const usage = 'npm run check:site -- https://www.example.com [--without-headers]';
const { values, positionals } = argumentsOf(usage, {
  options: { 'without-headers': { type: 'boolean' } },
  positionals: 1,
});
const [url = ''] = positionals;
const origin = originOf(url, usage);
const problem = missingSite('out', ['index.html', siteRecordFile]);
if (problem) stop(problem, 2);

const { basePath } = readSiteRecord('out');
const path = new URL(url).pathname.replace(/\/$/, '');
if (path !== '' && path !== basePath)
  stop(
    `out/ is built for ${origin}${basePath}, not for ${url}: correct the URL, or build again with its path in BASE_PATH or in url of content/company.yaml`,
    2,
  );

const sendsHeaders = !values['without-headers'];
const found = await publicSiteDifferences(origin, 'out', { sendsHeaders }).catch((error: Error) =>
  stop(error.message, 2),
);
for (const difference of found) console.error(visible(difference));
if (found.length > 0) process.exitCode = 1;
console.log(
  found.length > 0
    ? `${count(found.length, 'difference')}.`
    : `${url} serves every file of out/ as it should.`,
);
