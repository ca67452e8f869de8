import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VFile } from 'vfile';
import { compareFile, compareMessage } from 'vfile-sort';
import { checkFacts } from '../company/checkFacts';
import { buildDay } from '../content/buildDay';
import { documentOf, pathsOf } from '../content/document';
import { checkDuplicates, usesOf } from '../content/duplicates';
import { missingFiles, requireCollections } from '../content/missingFiles';
import { readContent } from '../content/readContent';
import { checkPublishedForms } from '../forms/publishedForms';
import { checkAuthors } from '../people/checkAuthors';
import { checkPictures } from '../pictures/checkPictures';
import { checkRedirects, listedRedirects } from '../redirects/checkRedirects';
import { checkPublishedUrls, publishedEntries, publishedUrlsFile } from '../redirects/publishedUrls';
import { checkDownloads } from '../text/downloads/checkDownloads';
import { checkLinkTargets } from '../text/links/brokenLinks';
import { australianSpeller, wordListFile } from '../text/words/speller';
import { siteUrls } from '../urls/siteUrls';
import { checkVentures } from '../ventures/checkVentures';
import { checkDocument } from './checkDocument';

type Options = {
  /** Called before each file. */
  onProgress?(done: number, total: number): void;
};

/**
 * Checks every file of a content folder. Returns the files in order, each with its messages in order. Throws if the
 * folder or a required file is missing.
 */
export async function checkContent(folder: string, { onProgress }: Options = {}): Promise<VFile[]> {
  const found = readContent(folder);
  requireCollections(folder);
  const files = [...found, ...missingFiles(folder, found)];
  const documents = files.filter(({ data }) => data.document);
  const words = [readList(join(folder, wordListFile)), ...documents.flatMap(namesIn)];
  const speller = australianSpeller(words.join('\n'));
  for (const [done, file] of documents.entries()) {
    onProgress?.(done, documents.length);
    checkDocument(file, speller);
  }
  const published = siteUrls(documents, buildDay);
  checkVentures(documents.filter(({ data }) => data.collection?.name === 'Venture'));
  checkFacts(documents);
  checkAuthors(documents);
  const all = siteUrls(documents);
  checkLinkTargets(documents, { published, all });
  await checkPictures({ pictures: files.filter(({ data }) => data.isPicture), documents, onProgress });
  checkDownloads({ downloads: files.filter(({ data }) => data.isDownload), documents });
  const redirects = listedRedirects(documents);
  checkRedirects(redirects, documents, { published, all });
  const path = join(folder, publishedUrlsFile);
  const publishedUrls = new VFile({ path, value: readList(path) });
  checkPublishedUrls(publishedUrls, new Set([...published.keys(), ...redirects.map(({ from }) => from)]));
  const entries = publishedEntries(publishedUrls);
  checkPublishedForms(entries, documents);
  checkDuplicates(
    documents.filter((file) => pathsOf(documentOf(file)).length > 0),
    entries,
  );
  const checked = [...files, publishedUrls].sort(compareFile);
  for (const file of checked) file.messages.sort(compareMessage);
  return checked;
}

/** The words in the names of the group, its ventures and its people, and its suburb: none of them is a spelling mistake. */
function namesIn(file: VFile): string[] {
  if (!['Company', 'Person', 'Venture'].includes(documentOf(file).collection.name)) return [];
  return ['name', 'shortName', 'address.locality']
    .flatMap((field) => usesOf(file, field))
    .flatMap(({ value }) => String(value).match(/[\p{L}'’]+/gu) ?? []);
}

/** The text of a list in content/; empty if there is none. findFiles has a message about one that is no ordinary file. */
function readList(path: string): string {
  const isList = lstatSync(path, { throwIfNoEntry: false })?.isFile();
  return isList ? readFileSync(path, 'utf8') : '';
}
