import { parseArgs } from 'node:util';
import { visible } from '../../lib/schema/visible';
import { missingSite } from '../files';
import { publicSiteDifferences } from './publicSite';

// `npm run check:site -- URL`: compares a public site with out/, after a deployment. With --without-headers for a host
// that cannot set headers.

process.exitCode = await checkSite();

async function checkSite(): Promise<number> {
  const usage = 'Usage: npm run check:site -- https://www.example.com [--without-headers]';
  let args: ReturnType<typeof parse>;
  try {
    args = parse();
  } catch (error) {
    console.error(`${(error as Error).message}\n${usage}`);
    return 2;
  }
  const [url] = args.positionals;
  const problem = !url || !URL.canParse(url) ? usage : missingSite('out');
  if (!url || problem) {
    console.error(problem);
    return 2;
  }
  const sendsHeaders = !args.values['without-headers'];
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

function parse() {
  return parseArgs({ allowPositionals: true, options: { 'without-headers': { type: 'boolean' } } });
}
