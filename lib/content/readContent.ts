import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { VFile } from 'vfile';
import type { Collection } from './collection';
import { listContent } from './contentFiles';
import { findFiles } from './findFiles';
import { addError, startOfFile } from './messages';
import { readDocument } from './parse';

/**
 * Every file of a content folder. Each document of the collections is parsed; one that cannot be read has an error instead.
 * Throws if there is no such folder.
 */
export function readContent(folder: string, collections: readonly Collection[]): VFile[] {
  const found = findFiles(listContent(folder), collections);
  return found.flatMap((file) => (file.data.collection ? read(file, file.data.collection) : file));
}

/** Reads and parses a document. Returns nothing if it does not exist. */
function read(file: VFile, collection: Collection): VFile[] {
  try {
    readDocument(file, readFileSync(file.path), collection);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (!code) throw error;
    // Editors delete temporary files while `npm run dev` watches the folder.
    if (code === 'ENOENT') return [];
    // For example without the permission to read it. The other files can still be read.
    const reason = `the file cannot be opened (${code}): delete it and add it again`;
    addError(file, startOfFile, reason, 'readable');
  }
  return [file];
}

/** Throws if a content folder lacks a collection that every site has. */
export function requireCollections(folder: string, collections: readonly Collection[]): void {
  // Not stat: the check has a message about a link to nothing.
  for (const { path, isOptional } of collections) if (!isOptional) lstatSync(join(folder, path));
}
