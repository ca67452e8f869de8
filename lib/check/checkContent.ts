import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VFile } from 'vfile';
import { compareFile, compareMessage } from 'vfile-sort';
import { buildDay } from '../content/buildDay';
import type { Collection, FileFolder } from '../content/collection';
import { documentOf } from '../content/document';
import { missingFiles, requireCollections } from '../content/missingFiles';
import { readContent } from '../content/readContent';
import { usesOf } from '../content/uses';
import { checkTitles } from '../pages/checkPages';
import { checkPictures } from '../pictures/checkPictures';
import { pictures } from '../pictures/folder';
import { checkPublishedUrls, publishedEntries, publishedUrlsFile } from '../redirects/publishedUrls';
import { checkDownloads } from '../text/downloads/checkDownloads';
import { downloads } from '../text/downloads/folder';
import { checkLinkTargets } from '../text/links/brokenLinks';
import { australianSpeller, wordListFile } from '../text/words/speller';
import { siteUrls } from '../urls/siteUrls';
import { checkUniqueUrls } from '../urls/uniqueUrls';
import { checkDocument } from './checkDocument';

type Options = {
  /** Called before each file. */
  onProgress?(done: number, total: number): void;
};

/**
 * Checks every file of a content folder with these collections. Returns the files in order, each with its messages in
 * order. Throws if the folder or a required file is missing.
 */
export async function checkContent(
  folder: string,
  collections: readonly Collection[],
  { onProgress }: Options = {},
): Promise<VFile[]> {
  const found = readContent(folder, collections);
  requireCollections(folder, collections);
  const files = [...found, ...missingFiles(folder, found, collections)];
  const documents = files.filter(({ data }) => data.document);
  const words = [readList(join(folder, wordListFile)), ...documents.flatMap(namesIn)];
  const speller = australianSpeller(words.join('\n'));
  for (const [done, file] of documents.entries()) {
    onProgress?.(done, documents.length);
    checkDocument(file, speller);
  }
  const path = join(folder, publishedUrlsFile);
  const publishedUrls = new VFile({ path, value: readList(path) });
  const urls = { published: siteUrls(documents, buildDay), all: siteUrls(documents) };
  const site = { documents, urls, publishedEntries: publishedEntries(publishedUrls) };
  for (const { name, checkAll } of collections)
    checkAll?.(
      documents.filter((file) => documentOf(file).collection.name === name),
      site,
    );
  checkTitles(documents);
  checkUniqueUrls(documents, collections);
  checkLinkTargets(documents, urls);
  const filesIn = (folder: FileFolder) => files.filter(({ data }) => data.folder === folder);
  await checkPictures({ pictures: filesIn(pictures), documents, onProgress });
  checkDownloads({ downloads: filesIn(downloads), documents });
  checkPublishedUrls({ file: publishedUrls, published: urls.published, documents, collections });
  const checked = [...files, publishedUrls].sort(compareFile);
  for (const file of checked) file.messages.sort(compareMessage);
  return checked;
}

/** The words in the names of the group, its ventures and its people, and its suburb: none of them is a spelling mistake. */
function namesIn(file: VFile): string[] {
  const { properNames = [] } = documentOf(file).collection;
  const names = properNames.flatMap((field) => usesOf(file, field));
  return names.flatMap(({ value }) => String(value).match(/[\p{L}'’]+/gu) ?? []);
}

/** The text of a list in content/; empty if there is none. findFiles has a message about one that is no ordinary file. */
function readList(path: string): string {
  const isList = lstatSync(path, { throwIfNoEntry: false })?.isFile();
  return isList ? readFileSync(path, 'utf8') : '';
}
