import { visible } from '../../lib/diagnostics/visible';
import { missingSite } from '../../lib/node/files';
import { argumentsOf } from '../arguments';
import { siteRecordFile } from '../hosting/siteRecord';
import { publicSiteDifferences } from './publicSite';

// `npm run check:site -- URL`: compares a public site with out/, after a deployment. With --without-headers for a host
// that cannot set headers.

process.exitCode = await checkSite();

async function checkSite(): Promise<number> {
  const usage = 'npm run check:site -- https://www.example.com [--without-headers]';
  const options = { 'without-headers': { type: 'boolean' } } as const;
  const { values, positionals } = argumentsOf(usage, { options, positionals: 1 });
  const [url] = positionals;
  const problem =
    !url || !URL.canParse(url) ? `Usage: ${usage}` : missingSite('out', ['index.html', siteRecordFile]);
  if (!url || problem) {
    console.error(problem);
    return 2;
  }
  const sendsHeaders = !values['without-headers'];
  let found: string[];
  try {
    found = await publicSiteDifferences(new URL(url).origin, 'out', { sendsHeaders });
  } catch (error) {
    console.error(visible((error as Error).message));
    return 2;
  }
  for (const difference of found) console.error(visible(difference));
  const count = found.length === 1 ? '1 difference.' : `${found.length} differences.`;
  console.log(found.length > 0 ? count : `${url} serves every file of out/ as it should.`);
  return found.length > 0 ? 1 : 0;
}
