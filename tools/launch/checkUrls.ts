import { basename } from 'node:path';
import { visible } from '../../lib/content/visible';
import { nowhere } from '../../lib/schemas/delivery';
import { gone } from '../../lib/schemas/redirects';
import { argumentsOf, stop } from '../arguments';
import { collections } from '../collections';
import { filesBelow, missingSite } from '../files';
import { readSiteRecord } from '../hosting/siteRecord';
import { servedPath } from '../hosting/urls';

// `npm run check:urls -- BASE_OUT HEAD_OUT`, in a pull request: reports the URLs of the target branch's export that the
// change neither serves nor redirects nor withdraws, and the forms that would no longer deliver.
const usage =
  'npm run check:urls -- BASE_OUT HEAD_OUT    compares the exports of a branch and of a change to it';

const [baseOut, headOut] = argumentsOf(usage, { positionals: 2 }).positionals;
if (baseOut === undefined || headOut === undefined) stop(`Usage: ${usage}`, 2);
const missing = missingSite(baseOut) ?? missingSite(headOut);
if (missing) stop(missing, 2);

const [base, head] = [readSiteRecord(baseOut), readSiteRecord(headOut)];
const pages = (await filesBelow(baseOut)).filter((file) => /\.html$|\bfeed\.(?:xml|json)$/.test(file));
const served = (await filesBelow(headOut)).map(servedPath);
const working = new Set([...served, ...head.redirects.map(({ from }) => from), ...head.gone]);

const lostUrls = [...new Set([...pages.map(servedPath), ...base.redirects.map(({ from }) => from)])].filter(
  // Articles move from one numbered page to the next.
  (path) => !working.has(path) && !/\/page\/\d+$/.test(path),
);
const lostForms = (['inquiries', 'subscriptions'] as const).filter(
  (form) => (base.forms[form] ?? nowhere) !== nowhere && !head.forms[form],
);
const messages = [...lostUrls.map(urlMessage), ...lostForms.map(formMessage)];
const prefix = process.env.GITHUB_ACTIONS ? '::error title=Lost URL or form::' : '';
for (const message of messages) console.log(prefix + visible(message));
if (messages.length > 0) process.exitCode = 1;
else console.log(`Every URL and form of ${baseOut} still works in ${headOut}.`);

function urlMessage(path: string): string {
  const slug = basename(path);
  const owner = collections.find(
    ({ schema, entries, url }) => (entries || 'aliases' in schema.shape) && url?.(slug) === path,
  );
  const place = owner?.entries ? `entry of content/${owner.path}` : `file in content/${owner?.path}/`;
  const alias = owner ? `, add "${slug}" to the aliases of the ${place} that replaces it` : '';
  return `${path} works on the site and would not any more. Restore it (the page of an article needs its date of publication, and no draft: true)${alias}, or add this line to content/redirects.yaml, with the path of the page that replaces it instead of ${gone} if there is one: - { from: ${path}, to: ${gone} }`;
}

function formMessage(form: string): string {
  return `delivery.${form} is missing in content/company.yaml, but that form of the site sends to an endpoint. Restore it or, to stop delivery on purpose, write url: none there.`;
}
