import { readFileSync } from 'node:fs';
import type { VFile } from 'vfile';
import { addError, startOfFile } from '../diagnostics/messages';
import type { Collection } from './collection';
import { listContent } from './contentFiles';
import { findFiles } from './findFiles';
import { readDocument } from './readDocument';

/**
 * Every file of a content folder. Each document of the collections is parsed; one that cannot be read has an error
 * instead. Throws if there is no such folder.
 */
export function readContent(folder: string, collections: readonly Collection[]): VFile[] {
  const found = findFiles(listContent(folder), collections);
  return found.filter((file) => !file.data.collection || read(file, file.data.collection));
}

/** Reads and parses a document. Returns whether it exists. */
function read(file: VFile, collection: Collection): boolean {
  try {
    readDocument(file, readFileSync(file.path), collection);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (!code) throw error;
    // Editors delete temporary files while `npm run dev` watches the folder.
    if (code === 'ENOENT') return false;
    // For example without the permission to read it. The other files can still be read.
    const reason = `the file cannot be opened (${code}): delete it and add it again`;
    addError(file, startOfFile, reason, 'readable');
  }
  return true;
}
