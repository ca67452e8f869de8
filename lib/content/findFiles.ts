import { stat } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { VFile } from 'vfile';
import { nearest } from '../diagnostics/didYouMean';
import { addError, startOfFile } from '../diagnostics/messages';
import { pictureFolder } from '../pictures/schema';
import { publishedUrlsFile } from '../redirects/publishedUrls';
import { downloadsFolder, downloadTypes } from '../text/downloads/plugin';
import { wordListFile } from '../text/words/speller';
import type { Status } from '../ventures/schema';
import { type Collection, collections } from './collections';
import { listContent } from './contentFiles';
import { slugOf } from './slug.browser';

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

/** Folders whose files belong in ventures/ now, with the status that replaces the folder's name. */
const formerFolders = new Map<string, Status>([
  ['businesses', 'established'],
  ['divisions', 'planned'],
]);

/** Windows reserves these names for devices, so a checkout there would fail. */
const reservedNames = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/**
 * Every file of a content folder, unread, with an error if its place or name is wrong. Throws if a collection or a
 * required file is missing.
 */
export async function findFiles(folder: string): Promise<VFile[]> {
  await stat(folder);
  const { names: all, irregular } = listContent(folder);
  const names = all.filter((name) => !ignoredFiles.has(basename(name)));
  const files = irregular.map(({ name, reason }) => irregularFile(folder, name, reason));
  const namesIn = (path: string) =>
    names.filter((name) => topLevelName(name) === path).map((name) => name.slice(path.length + 1));
  const expected = new Set<string>([publishedUrlsFile, wordListFile, downloadsFolder, pictureFolder]);
  const hasFormer = names.some((name) => formerVentureReason(name) !== undefined);
  for (const collection of collections) {
    expected.add(collection.path);
    if (irregular.some(({ name }) => name === collection.path)) continue;
    if (collection.path.endsWith(collection.extension)) {
      if (collection.isOptional && !names.includes(collection.path)) continue;
      await stat(join(folder, collection.path));
      files.push(new VFile({ path: join(folder, collection.path), data: { collection } }));
      continue;
    }
    if (!collection.isOptional) await stat(join(folder, collection.path));
    const own = namesIn(collection.path);
    for (const name of own) files.push(fileIn(collection, folder, name));
    files.push(...missingDocuments(collection, folder, files));
  }
  files.push(...namesIn(pictureFolder).map((name) => pictureIn(folder, name)));
  files.push(...namesIn(downloadsFolder).map((name) => downloadIn(folder, name)));
  for (const name of names) {
    if (expected.has(topLevelName(name))) continue;
    files.push(fileWithError(join(folder, name), formerVentureReason(name) ?? strayFileReason(name)));
  }
  if (!hasFormer && !files.some(({ data }) => data.collection?.name === 'Venture')) {
    const reason = 'there is no business: the site needs one file with status: established here';
    files.push(fileWithError(join(folder, 'ventures'), reason));
  }
  return files;
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

function fileWithError(path: string, reason: string): VFile {
  return fileAt(path, {}, reason);
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

function formerVentureReason(name: string): string | undefined {
  const status = formerFolders.get(topLevelName(name));
  if (!status || !/\.ya?ml$/i.test(name)) return undefined;
  const target = `ventures/${slugOf(basename(name, extname(name)))}.yaml`;
  return `businesses and divisions share one folder now: move the file to ${target} and write status: ${status} in it`;
}

function strayFileReason(name: string): string {
  const folders = [...collections.map(({ path }) => path), pictureFolder, downloadsFolder];
  const meant = nearest(topLevelName(name), folders);
  return meant
    ? `the site does not use this file: did you mean ${meant}?`
    : 'the site does not use this file: move it to the right folder, or delete it';
}

/** An error for each required document of a collection that is not among the files. */
function missingDocuments(collection: Collection, folder: string, files: readonly VFile[]): VFile[] {
  const { path, extension, requiredSections = new Map(), url } = collection;
  return [...requiredSections.keys()]
    .map((required) => ({ required, file: join(folder, path, required + extension) }))
    .filter(({ file }) => files.every((found) => found.path !== file))
    .map(({ required, file }) =>
      fileWithError(file, `the file is missing: the page ${url?.(required)} needs it`),
    );
}
