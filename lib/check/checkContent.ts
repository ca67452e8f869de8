import type { VFile } from 'vfile';
import { compareFile, compareMessage } from 'vfile-sort';
import type { Collection, FileFolder } from '../content/collection';
import { downloadFiles, pictureFiles } from '../content/fileFolders';
import { shortened } from '../content/messages';
import { type ReadCache, readContent, requireCollections } from '../content/readContent';
import { checkDocument } from './checkDocument';
import { checkTogether, ownWords } from './checkTogether';
import { checkDownloads } from './downloads/checkDownloads';
import { missingFiles } from './missingFiles';
import { checkPictures } from './pictures/checkPictures';
import { PictureCache } from './pictures/pictureCache';
import { australianSpeller, type Speller } from './words/speller';

/** What does not change between the checks of a caller that checks after each change. */
export class CheckCache {
  readonly documents: ReadCache = new Map();
  readonly pictures: PictureCache;
  readonly #checked = new WeakMap<VFile, { words: string; messages: VFile['messages'] }>();

  /** @param picturesFile What was found in pictures, for the next process. Without it, nothing is kept. */
  constructor(picturesFile?: string) {
    this.pictures = new PictureCache(picturesFile);
  }

  /** Checks a document on its own, unless it has been checked with the same list of correct words. */
  check(file: VFile, words: string, speller: Speller): void {
    const checked = this.#checked.get(file);
    if (checked?.words === words) {
      file.messages = [...checked.messages];
      return;
    }
    checkDocument(file, speller);
    this.#checked.set(file, { words, messages: [...file.messages] });
  }
}

type Options = {
  /** Called before each file. */
  onProgress?(done: number, total: number): void;
  cache?: CheckCache;
};

/**
 * Checks every file of a content folder with these collections. Returns the files in order, each with its messages in
 * order. Throws if the folder or a required file is missing.
 */
export async function checkContent(
  folder: string,
  collections: readonly Collection[],
  { onProgress, cache = new CheckCache() }: Options = {},
): Promise<VFile[]> {
  const found = readContent(folder, collections, cache.documents);
  requireCollections(folder, collections);
  const files = [...found, ...missingFiles(folder, found, collections)];
  const documents = files.filter(({ data }) => data.document);
  const words = ownWords(documents);
  const speller = australianSpeller(words);
  for (const [done, file] of documents.entries()) {
    onProgress?.(done, documents.length);
    cache.check(file, words, speller);
  }
  checkTogether({ documents, collections });
  const filesIn = (folder: FileFolder) => files.filter(({ data }) => data.folder === folder);
  await checkPictures({
    pictures: filesIn(pictureFiles),
    documents,
    cache: cache.pictures,
    onProgress,
  });
  checkDownloads({ downloads: filesIn(downloadFiles), documents });
  for (const file of files.sort(compareFile)) {
    file.messages.sort(compareMessage);
    for (const message of file.messages) message.reason = shortened(message.reason);
  }
  return files;
}
