import { writeFile } from 'node:fs/promises';
import { today } from '../../lib/content/buildDay';
import { readContent } from '../../lib/content/readContent';
import { argumentsOf, stop } from '../arguments';
import { collections } from '../collections';
import { dueArticles } from './dueArticles';
import { linksToOtherSites, lostLinks } from './lostLinks';
import { markdownPart } from './markdownPart';

// `npm run watch:content`, for the weekly workflow: lists what has gone out of date although nobody changed it. It never
// fails because of what it finds.
const usage =
  'npm run watch:content [-- --out FILE]    writes the list as Markdown, empty if there is nothing';

try {
  const { out } = argumentsOf(usage, { options: { out: { type: 'string' } } }).values;
  const documents = readContent('content', collections).filter(({ data }) => data.document);
  const day = today();
  const list = [
    markdownPart(
      'Articles to read again',
      dueArticles(documents, day),
      'Correct what has changed, then write a new reviewBy.',
    ),
    markdownPart(
      'Links that lead nowhere',
      await lostLinks(linksToOtherSites(documents, day)),
      'Link to another page, or delete the link.',
    ),
  ].join('');
  if (out) await writeFile(out, list);
  else console.log(list || 'No article is due, and every link answers.');
} catch (error) {
  stop(`The list could not be made. ${(error as Error).message}`, 2);
}
