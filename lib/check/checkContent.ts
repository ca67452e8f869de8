import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { VFile } from 'vfile';
import { compareFile, compareMessage } from 'vfile-sort';
import { checkLinkTargets } from './brokenLinks';
import { checkDocument } from './checkDocument';
import { decode } from './decode';
import { checkDuplicates } from './duplicates';
import { findFiles } from './findFiles';
import { addError, startOfFile } from './messages';
import { checkPublishedUrls, publishedUrlsFile } from './publishedUrls';
import { siteUrls } from './siteUrls';
import { australianSpeller, type Speller, wordListFile } from './speller';
import { checkVentures } from './ventures';

type Options = {
  /** Called before each file. */
  onProgress?(done: number, total: number): void;
};

/**
 * Checks every file of a content folder. Returns the files in order, each with its messages in order. Throws if the
 * folder or a required file is missing.
 */
export async function checkContent(folder: string, { onProgress }: Options = {}): Promise<VFile[]> {
  const files = await findFiles(folder);
  const speller = australianSpeller(await readList(join(folder, wordListFile)));
  for (const [done, file] of files.entries()) {
    onProgress?.(done, files.length);
    checkFile(file, speller);
  }
  const documents = files.filter(({ data }) => data.document);
  const published = siteUrls(documents, { drafts: false });
  const withDrafts = siteUrls(documents, { drafts: true });
  checkDuplicates(documents.filter(({ data }) => data.collection?.name === 'Article'));
  checkVentures(documents.filter(({ data }) => data.collection?.name === 'Venture'));
  checkLinkTargets(documents, { published, withDrafts });
  const path = join(folder, publishedUrlsFile);
  const publishedUrls = new VFile({ path, value: await readList(path) });
  checkPublishedUrls(publishedUrls, published);
  const all = [...files, publishedUrls].sort(compareFile);
  for (const file of all) file.messages.sort(compareMessage);
  return all;
}

function checkFile(file: VFile, speller: Speller) {
  const { collection } = file.data;
  const bytes = collection && readBytes(file);
  if (bytes && decode(file, bytes)) checkDocument(file, collection, speller);
}

function readBytes(file: VFile): Buffer | undefined {
  try {
    return readFileSync(file.path);
  } catch (error) {
    // For example a broken symbolic link. The other files can still be checked.
    const { code } = error as NodeJS.ErrnoException;
    addError(
      file,
      startOfFile,
      `the file cannot be opened (${code}): delete it and add it again`,
      'readable',
    );
    return undefined;
  }
}

/** The text of a list in content/; empty if there is none. */
async function readList(path: string): Promise<string> {
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
}
