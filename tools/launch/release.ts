import { appendFile, readFile } from 'node:fs/promises';
import { deliveringForms } from '../../lib/forms/publishedForms';
import { publishedUrlsFile } from '../../lib/redirects/publishedUrls';
import { argumentsOf } from '../arguments';

// `npm run release`, after a deployment: adds the site's URLs, and the forms that deliver, to the published ones, which
// the content check then protects. Variables such as INQUIRIES_URL are for previews.
argumentsOf('npm run release');
// Imported here because they read the compiled content.
const [{ company }, { endpoints }, { listedPages }] = await Promise.all([
  import('../../lib/company/company'),
  import('../../lib/forms/endpoints'),
  import('../../lib/pages/pagesByKind'),
]);
const path = `content/${publishedUrlsFile}`;
const list = await readFile(path, 'utf8');
const published = new Set(list.split(/\r?\n/));
const entries = [
  ...listedPages.map((page) => page.path),
  ...deliveringForms(endpoints(company.delivery, {})),
];
const added = entries.filter((entry) => !published.has(entry));
const newline = list === '' || list.endsWith('\n') ? '' : '\n';
if (added.length > 0) await appendFile(path, `${newline}${added.join('\n')}\n`);
console.log(
  `${path}: ${added.length} added${added.length ? `:\n${added.join('\n')}` : ', the list is complete.'}`,
);
