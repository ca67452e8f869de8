import type { VFile } from 'vfile';
import { compareFile, compareMessage } from 'vfile-sort';
import type { Collection, FileFolder } from '../content/collection';
import { downloadFiles, pictureFiles } from '../content/fileFolders';
import { shortened } from '../content/messages';
import { readContent, requireCollections } from '../content/readContent';
import { checkDocument } from './checkDocument';
import { checkTogether } from './checkTogether';
import { checkDownloads } from './downloads';
import { missingFiles } from './missingFiles';
import { checkPictures } from './pictures/checkPictures';

/**
 * Checks every file of a content folder with these collections. Returns the files in order, each with its messages in
 * order. Throws if the folder or a required file is missing.
 */
export async function checkContent(folder: string, collections: readonly Collection[]): Promise<VFile[]> {
  const found = readContent(folder, collections);
  requireCollections(folder, collections);
  const files = [...found, ...missingFiles(folder, found, collections)];
  const documents = files.filter(({ data }) => data.document);
  for (const file of documents) checkDocument(file);
  checkTogether(documents, collections);
  const filesIn = (folder: FileFolder) => files.filter(({ data }) => data.folder === folder);
  await checkPictures({ pictures: filesIn(pictureFiles), documents });
  checkDownloads(filesIn(downloadFiles), documents);
  for (const file of files.sort(compareFile)) {
    file.messages.sort(compareMessage);
    for (const message of file.messages) message.reason = shortened(message.reason);
  }
  return files;
}
