import { writeFile } from 'node:fs/promises';
import { readCompany } from '../../lib/company/readCompany';
import { today } from '../../lib/content/buildDay';
import { formatDate } from '../../lib/content/dates.browser';
import { visibleLines } from '../../lib/diagnostics/visible';
import { missingSite } from '../../lib/node/files';
import { argumentsOf, originOf, stop } from '../arguments';
import { siteRecordFile } from '../hosting/siteRecord';
import { expiryBlockers } from '../launch/expiry';
import { publicSiteDifferences } from '../launch/publicSite';
import { isReserved } from '../launch/reservedValues';
import { certificateProblems } from './certificates';
import { confirmed } from './confirmed';
import { endpointProblems } from './endpoints';
import { markdownPart } from './markdownPart';
import { quietRepository } from './quietRepository';
import { visitorVulnerabilities } from './vulnerabilities';

// `npm run watch:site`, for the daily workflow after a build: lists what needs attention on the public site. It
// fails only if it cannot make the list. docs/operations.md says what to do about each heading.
const usage = `npm run watch:site [-- [URL] [--out FILE]]    writes the list as Markdown, empty if there is nothing
  --without-headers    for a host that cannot set headers
  --pause SECONDS      before what was found is checked again, by default 60`;

const { values, positionals } = argumentsOf(usage, {
  options: { out: { type: 'string' }, 'without-headers': { type: 'boolean' }, pause: { type: 'string' } },
  positionals: 1,
});
const pause = Number(values.pause ?? 60);
if (!(pause >= 0)) stop(`--pause ${values.pause}: it must be a number of seconds.\nUsage: ${usage}`, 2);
const problem = missingSite('out', ['index.html', siteRecordFile]);
if (problem) stop(problem, 2);

// Imported here because they read the compiled content.
const [{ articles }, { inquiries, subscriptions }, { basePath, siteUrl }, { missingArticles }] =
  await Promise.all([
    import('../../lib/articles/articles'),
    import('../../lib/forms/endpoints'),
    import('../../lib/urls/site'),
    import('./missingArticles'),
  ]);

const [url = siteUrl] = positionals;
const origin = originOf(url, usage);
const endpoints = [inquiries, subscriptions].flatMap((endpoint) => endpoint ?? []);

/** The parts of the list in order. `find` returns its items. */
const parts = [
  {
    heading: 'The site differs from what was built',
    fix: 'Publish again, or find out who changed it.',
    find: () =>
      publicSiteDifferences(origin, 'out', { sendsHeaders: !values['without-headers'] }).catch(
        // Not as a check that could not run: the site is down.
        ({ message }: Error) => [message],
      ),
  },
  {
    heading: 'Articles have not appeared',
    fix: 'Their publication date has passed. Publish again, and see why the daily publication did not.',
    find: () => missingArticles(articles, origin + basePath),
  },
  {
    heading: 'A form does not deliver',
    fix: 'Visitors cannot send, or what they sent waits. See to it today.',
    find: async () =>
      (await Promise.all(endpoints.map((endpoint) => endpointProblems(endpoint, origin)))).flat(),
  },
  {
    heading: 'A certificate is near its end',
    fix: 'Renew it, and correct what should have renewed it.',
    find: () => certificateProblems([url, ...endpoints.map((endpoint) => endpoint.url)]),
  },
  {
    heading: 'security.txt is near its end',
    fix: 'Check that somebody reads mail to the e-mail address, then write a date within a year.',
    find: securityTextProblems,
  },
  {
    heading: 'A vulnerability reaches visitors',
    fix: 'Update the package, publish, and read the advisory: it says what visitors risk.',
    find: visitorVulnerabilities,
  },
  {
    heading: 'Schedules are about to stop',
    fix: 'Merge a pull request, for example one of Dependabot.',
    find: async () => quietRepository(),
  },
];

async function securityTextProblems(): Promise<string[]> {
  const company = readCompany('content');
  const { expires } = company.values.security as { expires: string };
  // Not the days that are left, which would make an item new each day.
  return expiryBlockers(company, today()).map(
    ({ location }) => `\`${location}\` expires on ${formatDate(expires, 'legal')}`,
  );
}

if (positionals.length === 0 && isReserved(url)) {
  console.log(`Nothing to check: ${url}, the url in content/company.yaml, is not a real domain yet.`);
  if (values.out) await writeFile(values.out, '');
} else {
  const found = await Promise.all(
    parts.map(async ({ heading, fix, find }) => markdownPart(heading, await confirmed(find, pause), fix)),
  );
  const list = visibleLines(found.join(''));
  if (values.out) await writeFile(values.out, list);
  console.log(list || `${url} is as it should be.`);
}
