import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nextNumber, usesOf } from '../../../lib/check/unique';
import { buildDay } from '../../../lib/content/buildDay';
import { requireOrdinaryFiles } from '../../../lib/content/contentFiles';
import { documentOf } from '../../../lib/content/document';
import { nameReason } from '../../../lib/content/findFiles';
import { readContent } from '../../../lib/content/readContent';
import { articlePath } from '../../../lib/schemas/paths.browser';
import { slugOf } from '../../../lib/schemas/slug';
import { urlsOf } from '../../../lib/site/model';
import { argumentsOf, stop } from '../../arguments';
import { collections } from '../../collections';
import { articleFile } from './articleFile';

const usage = `npm run new:article -- "TITLE"
Writes content/articles/NAME.md with every field; NAME comes from the title. Never overwrites a file.`;

await newArticle().catch((error: Error) => stop(`The article was not created: ${error.message}`));

/** `npm run new:article`: creates the file of an article with a title. */
async function newArticle(): Promise<void> {
  const { positionals } = argumentsOf(usage, { positionals: 1 });
  const title = positionals[0]?.replace(/\s+/g, ' ').trim();
  if (!title) stop(`Usage: ${usage}`);
  requireOrdinaryFiles('content');
  const slug = slugFor(title);
  const path = join('content', 'articles', `${slug}.md`);
  const id = nextId(slug);
  await writeFile(path, articleFile({ id, title, date: buildDay }), { flag: 'wx' });
  console.log(`Created ${path}. Its URL will be ${articlePath(slug)}: to change that, rename the file now.
Next: fill in its empty fields and write the text. "npm run check:content" names what is missing, and "npm run dev" starts once nothing is.`);
}

/** The file name for a title. Throws if it cannot be one. */
function slugFor(title: string): string {
  if (!/[a-z0-9]/i.test(title.normalize('NFKD')))
    throw new Error(
      'its file name needs letters a to z or digits: give it a title with some, and change it later.',
    );
  const slug = slugOf(title);
  const reason = nameReason(`${slug}.md`, { path: 'articles' });
  if (reason) throw new Error(`${reason}.`);
  return slug;
}

/** The next free id. Throws if the URL of a new article is taken by a document or a redirect. */
function nextId(slug: string): number {
  const documents = readContent('content', collections).filter(({ data }) => data.document);
  const url = articlePath(slug);
  const owner =
    documents.find((file) => urlsOf(documentOf(file)).some(({ path }) => path === url)) ??
    documents
      .flatMap((file) => usesOf(file, 'redirects.*.from'))
      .find(({ value }) => String(value).toLowerCase() === url)?.file;
  if (owner) throw new Error(`${url} is already a URL of ${owner.path}: choose another title.`);
  return nextNumber(documents.flatMap((file) => usesOf(file, 'id')));
}
