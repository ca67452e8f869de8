import type { VFile } from 'vfile';
import { buildDay } from '../content/buildDay';
import type { Collection } from '../content/collection';
import { documentOf, markedFields } from '../content/document';
import { checkTitles } from '../pages/checkPages';
import { checkPublishedUrls, publishedEntries } from '../redirects/publishedUrls';
import { checkLinkTargets } from '../text/links/brokenLinks';
import { siteUrls } from '../urls/siteUrls';
import { checkUniqueUrls } from '../urls/uniqueUrls';

type Options = {
  documents: readonly VFile[];
  collections: readonly Collection[];
  /** The list of published URLs. */
  publishedUrls: VFile;
  edited?: VFile;
};

/** Adds the messages about documents that depend on other documents, and those about the list of published URLs. */
export function checkTogether({ documents, collections, publishedUrls, edited }: Options): void {
  const urls = { published: siteUrls(documents, buildDay), all: siteUrls(documents) };
  const site = { documents, urls, publishedEntries: publishedEntries(publishedUrls), edited };
  for (const { name, checkAll } of collections)
    checkAll?.(
      documents.filter((file) => documentOf(file).collection.name === name),
      site,
    );
  checkTitles(documents);
  checkUniqueUrls(documents, collections);
  checkLinkTargets(documents, urls);
  checkPublishedUrls({ file: publishedUrls, published: urls.published, documents, collections });
}

/**
 * A list of correct words: those of the list in content/, and those in the names of the group, its ventures and its people,
 * and its suburb, none of which is a spelling mistake.
 */
export function withNames(wordList: string, documents: readonly VFile[]): string {
  return [wordList, ...documents.flatMap(namesIn)].join('\n');
}

function namesIn(file: VFile): string[] {
  const names = markedFields(documentOf(file), 'isName');
  return names.flatMap(({ text }) => text.match(/[\p{L}'’]+/gu) ?? []);
}
