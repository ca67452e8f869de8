import { count } from '../../lib/diagnostics/messages';
import { visible } from '../../lib/diagnostics/visible';
import { missingSite } from '../../lib/node/files';
import { argumentsOf, originOf, stop } from '../arguments';
import { siteRecordFile } from '../hosting/siteRecord';
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
