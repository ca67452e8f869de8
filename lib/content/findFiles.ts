import { basename, extname, join } from 'node:path';
import { VFile } from 'vfile';
import { didYouMean } from '../schemas/didYouMean';
import { slugOf } from '../schemas/slug';
import type { Collection, FileFolder } from './collection';
import type { ContentListing } from './contentFiles';
import { fileFolders } from './fileFolders';
import { addError, startOfFile } from './messages';

declare module 'vfile' {
  interface DataMap {
    /** Undefined if the file cannot be a document. */
    collection: Collection;
    /** The folder of a file that is no document, such as a picture. */
    folder: FileFolder;
  }
}

/** Files that operating systems and git leave in folders. */
const ignoredFiles = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini', '.gitkeep']);

/** Windows reserves these names for devices, so a checkout there would fail. */
const reservedNames = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/** Every file of a content folder, unread, with an error if its place or name is wrong. */
export function findFiles(
  { folder, names: all, folders, irregular }: ContentListing,
  collections: readonly Collection[],
): VFile[] {
  const names = all.filter((name) => !ignoredFiles.has(basename(name)));
  const namesIn = (path: string) =>
    names.filter((name) => topLevelName(name) === path).map((name) => name.slice(path.length + 1));
  const expected = new Set([...collections, ...fileFolders].map(({ path }) => path));
  return [
    ...irregular.map(({ name, reason }) => irregularFile(folder, name, reason)),
    ...collections.flatMap((collection) => {
      if (!collection.path.endsWith(collection.extension))
        return namesIn(collection.path).map((name, _, names) => fileIn(collection, folder, name, names));
      const isRead = all.includes(collection.path) || folders.includes(collection.path);
      return isRead ? [new VFile({ path: join(folder, collection.path), data: { collection } })] : [];
    }),
    ...fileFolders.flatMap((own) =>
      namesIn(own.path).map((name, _, names) =>
        fileAt(join(folder, own.path, name), { folder: own }, nameReason(name, own, names)),
      ),
    ),
    ...names
      .filter((name) => !expected.has(topLevelName(name)))
      .map((name) => fileAt(join(folder, name), {}, strayFileReason(name, collections))),
  ];
}

/** A file with an error, which nothing reads. That texts link to it causes no other message. */
function irregularFile(folder: string, name: string, reason: string): VFile {
  const own = fileFolders.find(({ path }) => path === topLevelName(name));
  return fileAt(join(folder, name), own ? { folder: own } : {}, reason);
}

function fileIn(collection: Collection, folder: string, name: string, names: readonly string[]): VFile {
  const isDocument = name === basename(name) && name.endsWith(collection.extension);
  const data = isDocument ? { collection } : {};
  const typeReason = () => documentTypeReason(name, collection, names);
  const reason = nameReason(name, { path: collection.path, typeReason }, names);
  return fileAt(join(folder, collection.path, name), data, reason);
}

/** A file with its data, and an error about its place or name if something is wrong with them. */
export function fileAt(path: string, data: VFile['data'], reason?: string): VFile {
  const file = new VFile({ path, data });
  if (reason) addError(file, startOfFile, reason, 'file-name');
  return file;
}

function topLevelName(path: string): string {
  return path.split(/[/\\]/)[0] as string;
}

/**
 * What is wrong with the place, the type or the name of a file in a folder of content/ with these names; undefined if
 * all are correct.
 */
export function nameReason(
  name: string,
  folder: FileFolder,
  names: readonly string[] = [],
): string | undefined {
  const { path, renameHint = '' } = folder;
  const own = basename(name);
  const slug = slugOf(basename(own, extname(own)));
  const wanted = `${slug}${extname(own).toLowerCase()}`;
  if (name !== own) return `files in subfolders of ${path}/ are ignored: move it to ${path}/`;
  const typeReason = folder.typeReason?.(name);
  if (typeReason) return typeReason;
  if (reservedNames.test(slug)) return `Windows does not allow a file named ${slug}: choose a longer name`;
  if (own === wanted) return undefined;
  return `the name must be lower-case words joined by hyphens: ${renaming(wanted, names)}${renameHint}`;
}

/** A file that is there already would be lost if another one took its name. */
function renaming(wanted: string, names: readonly string[]): string {
  return names.includes(wanted)
    ? `delete it, or choose another name than ${wanted}, which is there already`
    : `rename it to ${wanted}`;
}

/** Editors for plain text add a second one. */
const endingOfText = /(?:\.(?:mdx?|markdown|mdown|ya?ml|txt))+$/i;

function documentTypeReason(
  name: string,
  { extension }: Collection,
  names: readonly string[],
): string | undefined {
  if (extname(name) === extension) return undefined;
  const wanted = `${slugOf(name.replace(endingOfText, ''))}${extension}`;
  return endingOfText.test(name)
    ? `the file must end in ${extension}: ${renaming(wanted, names)}`
    : `only ${extension} files can be here: move or delete it`;
}

function strayFileReason(name: string, collections: readonly Collection[]): string {
  const folders = [...collections, ...fileFolders].map(({ path }) => path);
  const fix = didYouMean(topLevelName(name), folders, 'move it to the right folder, or delete it');
  return `the site does not use this file: ${fix}`;
}
