import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Collection, collections } from '../schema/collections';
import { acrossArticles, articleAddresses } from './acrossArticles';
import { type CheckedDocument, checkDocument } from './checkDocument';
import type { Problem } from './problem';
import { lostAddresses, releasedAddressesFile } from './releasedAddresses';

export type CheckResult = { files: number; problems: Problem[] };

/** Addresses that do not depend on an article. */
const fixedAddresses = [
  '/',
  '/about',
  '/our-businesses',
  '/news-insights',
  '/contact',
  '/privacy-policy',
  '/terms-of-service',
];

/** Checks every document of a content folder and reports all problems of all files. */
export async function checkContent(folder: string): Promise<CheckResult> {
  const result: CheckResult = { files: 0, problems: [] };
  for (const collection of collections) {
    const documents = await checkCollection(folder, collection);
    result.files += documents.length;
    result.problems.push(...documents.flatMap(({ problems }) => problems));
    if (collection.name === 'Article') {
      result.problems.push(...acrossArticles(documents), ...(await checkReleased(folder, documents)));
    }
  }
  return result;
}

async function checkCollection(folder: string, collection: Collection): Promise<CheckedDocument[]> {
  const paths = await pathsOf(folder, collection);
  const sources = await Promise.all(paths.map((path) => readFile(path, 'utf8')));
  return paths.map((path, index) => checkDocument(path, sources[index] as string, collection));
}

async function pathsOf(folder: string, { path, ending }: Collection): Promise<string[]> {
  if (path.endsWith(ending)) return [join(folder, path)];
  const names = await readdir(join(folder, path));
  return names
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => join(folder, path, name));
}

async function checkReleased(folder: string, articles: readonly CheckedDocument[]): Promise<Problem[]> {
  const path = join(folder, releasedAddressesFile);
  const list = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    // A folder of articles that was never released has no list yet.
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return lostAddresses(path, list, new Set([...fixedAddresses, ...articleAddresses(articles)]));
}
