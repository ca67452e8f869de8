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
  const documents = collections.flatMap((collection) => {
    const { path, extension } = collection;
    if (path.endsWith(extension)) {
      const isRead = all.includes(path) || folders.includes(path);
      return isRead ? [new VFile({ path: join(folder, path), data: { collection } })] : [];
    }
    return namesIn(path, names).map((name) => {
      const isDocument = name === basename(name) && name.endsWith(extension);
      const typeReason = () => documentTypeReason(name, extension);
      const data = isDocument ? { collection } : {};
      return fileAt(join(folder, path, name), data, nameReason(name, { path, typeReason }));
    });
  });
  const ownFiles = fileFolders.flatMap((own) =>
    namesIn(own.path, names).map((name) =>
      fileAt(join(folder, own.path, name), { folder: own }, nameReason(name, own)),
    ),
  );
  const expected = [...collections, ...fileFolders].map(({ path }) => path);
  const strays = names.filter((name) => !expected.includes(topLevelName(name)));
  const fix = (name: string) =>
    didYouMean(topLevelName(name), expected, 'move it to its folder, or delete it');
  return [
    // Nothing reads these. That texts link to them causes no other message.
    ...irregular.map(({ name, reason }) => {
      const own = fileFolders.find(({ path }) => path === topLevelName(name));
      return fileAt(join(folder, name), own ? { folder: own } : {}, reason);
    }),
    ...[...documents, ...ownFiles],
    ...strays.map((name) => fileAt(join(folder, name), {}, `the site does not use this file: ${fix(name)}`)),
  ];
}

/** The files in a folder at the top, as paths in it. */
function namesIn(path: string, names: readonly string[]): string[] {
  return names.filter((name) => topLevelName(name) === path).map((name) => name.slice(path.length + 1));
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

/** What is wrong with the place, the type or the name of a file in a folder of content/; undefined if all are correct. */
export function nameReason(name: string, { path, typeReason }: FileFolder): string | undefined {
  const own = basename(name);
  const slug = slugOf(basename(own, extname(own)));
  const wanted = `${slug}${extname(own).toLowerCase()}`;
  if (name !== own) return `files in subfolders of ${path}/ are ignored: move it to ${path}/`;
  if (reservedNames.test(slug)) return `Windows does not allow a file named ${slug}: choose a longer name`;
  const reason = typeReason?.(name);
  if (reason || own === wanted) return reason;
  return `the name must be lower-case words joined by hyphens: rename it to ${wanted}, and change the links to it`;
}

function documentTypeReason(name: string, extension: string): string | undefined {
  if (extname(name) === extension) return undefined;
  return `only ${extension} files can be here: rename it to end in ${extension}, move or delete it`;
}
