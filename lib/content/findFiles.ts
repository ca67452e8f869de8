import { existsSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { VFile } from 'vfile';
import { nearest } from '../diagnostics/didYouMean';
import { addError, startOfFile } from '../diagnostics/messages';
import { pictureFolder } from '../pictures/schema';
import { publishedUrlsFile } from '../redirects/publishedUrls';
import { downloadsFolder, downloadTypes } from '../text/downloads/plugin';
import { wordListFile } from '../text/words/speller';
import type { Collection } from './collection';
import { listContent } from './contentFiles';
import { slugOf } from './slug';

declare module 'vfile' {
  interface DataMap {
    /** Undefined if the file cannot be a document. */
    collection: Collection;
    /** A file in content/pictures/. */
    isPicture: boolean;
    /** A file in content/files/. */
    isDownload: boolean;
  }
}

/** Files that operating systems and git leave in folders. */
const ignoredFiles = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini', '.gitkeep']);

/** Windows reserves these names for devices, so a checkout there would fail. */
const reservedNames = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/** Every file of a content folder, unread, with an error if its place or name is wrong. Throws if there is no such folder. */
export function findFiles(folder: string, collections: readonly Collection[]): VFile[] {
  const { names: all, irregular } = listContent(folder);
  const names = all.filter((name) => !ignoredFiles.has(basename(name)));
  const namesIn = (path: string) =>
    names.filter((name) => topLevelName(name) === path).map((name) => name.slice(path.length + 1));
  const expected = new Set<string>([publishedUrlsFile, wordListFile, downloadsFolder, pictureFolder]);
  for (const { path } of collections) expected.add(path);
  return [
    ...irregular.map(({ name, reason }) => irregularFile(folder, name, reason)),
    ...collections.flatMap((collection) => {
      const path = join(folder, collection.path);
      if (!collection.path.endsWith(collection.extension))
        return namesIn(collection.path).map((name) => fileIn(collection, folder, name));
      const isRead = existsSync(path) && irregular.every(({ name }) => name !== collection.path);
      return isRead ? [new VFile({ path, data: { collection } })] : [];
    }),
    ...namesIn(pictureFolder).map((name) => pictureIn(folder, name)),
    ...namesIn(downloadsFolder).map((name) => downloadIn(folder, name)),
    ...names
      .filter((name) => !expected.has(topLevelName(name)))
      .map((name) => fileAt(join(folder, name), {}, strayFileReason(name, collections))),
  ];
}

/** A file with an error, which nothing reads. That texts link to it causes no other message. */
function irregularFile(folder: string, name: string, reason: string): VFile {
  const data = {
    isPicture: topLevelName(name) === pictureFolder,
    isDownload: topLevelName(name) === downloadsFolder,
  };
  return fileAt(join(folder, name), data, reason);
}

function fileIn(collection: Collection, folder: string, name: string): VFile {
  const isDocument = name === basename(name) && name.endsWith(collection.extension);
  const data = isDocument ? { collection } : {};
  const reason =
    nameReason(name, collection.path, documentTypeReason(name, collection)) ??
    sectionReason(name, collection);
  return fileAt(join(folder, collection.path, name), data, reason);
}

/** A file of content/pictures/, with an error if its name cannot be used. */
function pictureIn(folder: string, name: string): VFile {
  return fileAt(join(folder, pictureFolder, name), { isPicture: true }, nameReason(name, pictureFolder));
}

/** A file of content/files/, with an error if its name or type cannot be used. */
function downloadIn(folder: string, name: string): VFile {
  const reason = nameReason(name, downloadsFolder, downloadTypeReason(name));
  return fileAt(join(folder, downloadsFolder, name), { isDownload: true }, reason);
}

function fileAt(path: string, data: VFile['data'], reason?: string): VFile {
  const file = new VFile({ path, data });
  if (reason) addError(file, startOfFile, reason, 'file-name');
  return file;
}

function topLevelName(path: string): string {
  return path.split(/[/\\]/)[0] as string;
}

/** What is wrong with the place, the type or the name of a file in a folder of content/; undefined if all are correct. */
export function nameReason(name: string, folder: string, typeReason?: string): string | undefined {
  const own = basename(name);
  const slug = slugOf(basename(own, extname(own)));
  const wanted = `${slug}${extname(own).toLowerCase()}`;
  if (name !== own) return `files in subfolders of ${folder}/ are ignored: move it to ${folder}/`;
  if (typeReason) return typeReason;
  if (reservedNames.test(slug)) return `Windows does not allow a file named ${slug}: choose a longer name`;
  if (own === wanted) return undefined;
  const links = folder === downloadsFolder ? ', and change the links to it' : '';
  return `the name must be lower-case words joined by hyphens: rename it to ${wanted}${links}`;
}

function documentTypeReason(name: string, { extension }: Collection): string | undefined {
  if (extname(name) === extension) return undefined;
  const isText = /^\.(?:mdx?|markdown|mdown|ya?ml|txt)$/i.test(extname(name));
  return isText
    ? `the file must end in ${extension}: rename it to ${slugOf(basename(name, extname(name)))}${extension}`
    : `only ${extension} files can be here: move or delete it`;
}

function downloadTypeReason(name: string): string | undefined {
  if (downloadTypes.has(extname(name).toLowerCase())) return undefined;
  return `visitors can download ${[...downloadTypes.keys()].join(', ')}: save it as one of these, or delete it`;
}

/** What is wrong with a file whose name no page of its collection has. */
function sectionReason(name: string, { extension, requiredSections }: Collection): string | undefined {
  if (!requiredSections || requiredSections.has(basename(name, extension))) return undefined;
  const names = [...requiredSections.keys()].map((required) => required + extension);
  return `no page shows this file: the names are ${names.join(' and ')}`;
}

function strayFileReason(name: string, collections: readonly Collection[]): string {
  const former = collections.find(({ formerFile }) => formerFile?.path === name)?.formerFile;
  if (former) return former.reason;
  const folders = [...collections.map(({ path }) => path), pictureFolder, downloadsFolder];
  const meant = nearest(topLevelName(name), folders);
  return meant
    ? `the site does not use this file: did you mean ${meant}?`
    : 'the site does not use this file: move it to the right folder, or delete it';
}
