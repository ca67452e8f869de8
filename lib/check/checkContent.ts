import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VFile } from 'vfile';
import { compareFile, compareMessage } from 'vfile-sort';
import { checkFacts } from '../company/checkFacts';
import { buildDay } from '../content/buildDay';
import type { Collection } from '../content/collections';
import { decode } from '../content/decode';
import { documentOf, pathsOf } from '../content/document';
import { checkDuplicates } from '../content/duplicates';
import { findFiles } from '../content/findFiles';
import { normalizeNewlines } from '../content/parse';
import { locateYaml } from '../content/yaml';
import { addError, startOfFile } from '../diagnostics/messages';
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
  const files = await findFiles(folder);
  const readable = files.filter(read);
  const words = [readList(join(folder, wordListFile)), ...namesIn(readable)];
  const speller = australianSpeller(words.join('\n'));
  for (const [done, file] of readable.entries()) {
    onProgress?.(done, readable.length);
    checkDocument(file, file.data.collection as Collection, speller);
  }
  const documents = files.filter(({ data }) => data.document);
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

/** Reads the text of a document; returns false, and adds an error, if there is none to check. */
function read(file: VFile): boolean {
  const bytes = file.data.collection && readBytes(file);
  return bytes !== undefined && decode(file, bytes);
}

/** The words in the names of the group, its ventures and its people, and its suburb: none of them is a spelling mistake. */
function namesIn(files: readonly VFile[]): string[] {
  return files.flatMap((file) => {
    if (!['Company', 'Person', 'Venture'].includes(String(file.data.collection?.name))) return [];
    const values = (locateYaml(normalizeNewlines(String(file))).values ?? {}) as Record<string, unknown>;
    const { name, shortName, address } = values;
    const { locality } = (address ?? {}) as Record<string, unknown>;
    return [name, shortName, locality].flatMap((text) => String(text ?? '').match(/[\p{L}'’]+/gu) ?? []);
  });
}

function readBytes(file: VFile): Buffer | undefined {
  try {
    return readFileSync(file.path);
  } catch (error) {
    // For example without the permission to read it. The other files can still be checked.
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

/** The text of a list in content/; empty if there is none. findFiles has a message about one that is no ordinary file. */
function readList(path: string): string {
  const isList = lstatSync(path, { throwIfNoEntry: false })?.isFile();
  return isList ? readFileSync(path, 'utf8') : '';
}
