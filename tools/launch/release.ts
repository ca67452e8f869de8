import { appendFile, readFile } from 'node:fs/promises';
import { publishedUrlsFile } from '../../lib/check/publishedUrls';
import { argumentsOf } from '../arguments';

// `npm run release`, after a deployment: adds the site's URLs to the published ones, which the content check then
// protects.
argumentsOf('npm run release');
// Imported here because it reads the compiled content.
const { allPages } = await import('../../lib/pages');
const path = `content/${publishedUrlsFile}`;
const list = await readFile(path, 'utf8');
const published = new Set(list.split(/\r?\n/));
const added = allPages.map((page) => page.path).filter((url) => !published.has(url));
const newline = list === '' || list.endsWith('\n') ? '' : '\n';
if (added.length > 0) await appendFile(path, `${newline}${added.join('\n')}\n`);
console.log(
  `${path}: ${added.length} added${added.length ? `\n${added.join('\n')}` : ', the list is complete'}.`,
);
