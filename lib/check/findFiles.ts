import { readdir, stat } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { VFile } from 'vfile';
import { type Collection, collections } from '../schema/collections';
import { downloadsFolder } from '../schema/downloads';
import { pictureFolder } from '../schema/picture';
import { slugOf } from '../schema/slug';
import type { Status } from '../schema/venture';
import { nearest } from './didYouMean';
import { addError, startOfFile } from './messages';
import { publishedUrlsFile } from './publishedUrls';
import { wordListFile } from './speller';

declare module 'vfile' {
  interface DataMap {
    /** Undefined if the file cannot be a document. */
    collection: Collection;
    /** A file in content/pictures/. */
    isPicture: boolean;
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
  const files: VFile[] = [];
  const expected = new Set<string>([publishedUrlsFile, wordListFile, downloadsFolder, pictureFolder]);
  await stat(folder);
  const names = await filesBelow(folder);
  const hasFormer = names.some((name) => formerVentureReason(name) !== undefined);
  for (const collection of collections) {
    expected.add(collection.path);
    if (collection.path.endsWith(collection.extension)) {
      if (collection.isOptional && !names.includes(collection.path)) continue;
      await stat(join(folder, collection.path));
      files.push(new VFile({ path: join(folder, collection.path), data: { collection } }));
      continue;
    }
    if (!collection.isOptional) await stat(join(folder, collection.path));
    const own = names
      .filter((name) => topLevelName(name) === collection.path)
      .map((name) => name.slice(collection.path.length + 1));
    for (const name of own) files.push(fileIn(collection, folder, name));
    files.push(...missingDocuments(collection, folder, own));
  }
  files.push(
    ...names.filter((name) => topLevelName(name) === pictureFolder).map((name) => pictureIn(folder, name)),
  );
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

function fileIn(collection: Collection, folder: string, name: string): VFile {
  const isDocument = name === basename(name) && name.endsWith(collection.extension);
  const data = isDocument ? { collection } : {};
  const file = new VFile({ path: join(folder, collection.path, name), data });
  const reason = fileNameReason(name, collection);
  if (reason) addError(file, startOfFile, reason, 'file-name');
  return file;
}

/** A file of content/pictures/, with an error if its name cannot be used. */
function pictureIn(folder: string, name: string): VFile {
  const file = new VFile({ path: join(folder, name), data: { isPicture: true } });
  const own = basename(name);
  const extension = extname(own).toLowerCase();
  const wanted = `${slugOf(basename(own, extname(own)))}${extension}`;
  if (name !== join(pictureFolder, own)) {
    const reason = `files in subfolders of ${pictureFolder}/ are ignored: move it to ${pictureFolder}/`;
    addError(file, startOfFile, reason, 'file-name');
  } else if (own !== wanted) {
    const reason = `the name must be lower-case words joined by hyphens: rename it to ${wanted}`;
    addError(file, startOfFile, reason, 'file-name');
  }
  return file;
}

function fileWithError(path: string, reason: string): VFile {
  const file = new VFile({ path });
  addError(file, startOfFile, reason, 'file-name');
  return file;
}

function topLevelName(path: string): string {
  return path.split(/[/\\]/)[0] as string;
}

/** Files at any depth, as sorted paths relative to the folder. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory() && !ignoredFiles.has(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length))
    .sort();
}

function fileNameReason(name: string, collection: Collection): string | undefined {
  const { path, extension, requiredSections } = collection;
  const slug = slugOf(basename(name, extname(name)));
  if (name !== basename(name)) return `files in subfolders of ${path}/ are ignored: move it to ${path}/`;
  if (!name.endsWith(extension)) {
    const isText = /^\.(?:mdx?|markdown|mdown|ya?ml|txt)$/i.test(extname(name));
    return isText
      ? `the file must end in ${extension}: rename it to ${slug}${extension}`
      : `only ${extension} files can be here: move or delete it`;
  }
  const own = basename(name, extension);
  if (reservedNames.test(own)) return `Windows does not allow a file named ${own}: choose a longer name`;
  if (own !== slug)
    return `the name must be lower-case words joined by hyphens: rename it to ${slug}${extension}`;
  if (!requiredSections || requiredSections.has(own)) return undefined;
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
  const meant = nearest(topLevelName(name), [...collections.map(({ path }) => path), pictureFolder]);
  return meant
    ? `the site does not use this file: did you mean ${meant}?`
    : 'the site does not use this file: move it to the right folder, or delete it';
}

/** An error for each required document of a collection that its folder lacks. */
function missingDocuments(collection: Collection, folder: string, names: readonly string[]): VFile[] {
  const { path, extension, requiredSections = new Map(), url } = collection;
  return [...requiredSections.keys()]
    .filter((required) => !names.includes(required + extension))
    .map((required) =>
      fileWithError(
        join(folder, path, required + extension),
        `the file is missing: the page ${url?.(required)} needs it`,
      ),
    );
}
