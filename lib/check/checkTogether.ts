import type { VFile } from 'vfile';
import { buildDay } from '../content/buildDay';
import type { Collection } from '../content/collection';
import { wordsIn } from '../content/collections/words';
import { documentOf, markedFields } from '../content/document';
import { siteUrls } from '../site/siteUrls';
import { checkLinkTargets } from './links/brokenLinks';
import { checkTitles } from './pages/checkPages';
import { checkUniqueUrls } from './uniqueUrls';

type Options = {
  documents: readonly VFile[];
  collections: readonly Collection[];
  edited?: VFile;
};

/** Adds the messages about documents that depend on other documents. */
export function checkTogether({ documents, collections, edited }: Options): void {
  const urls = { published: siteUrls(documents, buildDay), all: siteUrls(documents) };
  const site = { documents, urls, edited };
  for (const { name, checkAll } of collections)
    checkAll?.(
      documents.filter((file) => documentOf(file).collection.name === name),
      site,
    );
  checkTitles(documents);
  checkUniqueUrls(documents, collections);
  checkLinkTargets(documents, urls);
}

/**
 * The words that are right though no dictionary has them, one per line: those of the word list, and those in the names of
 * the group, its ventures and its people, and its suburb.
 */
export function ownWords(documents: readonly VFile[]): string {
  const names = documents.flatMap((file) => markedFields(documentOf(file), 'isName'));
  return names.flatMap(({ text }) => wordsIn(text)).join('\n');
}
