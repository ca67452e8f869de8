import { readdir, stat } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { VFile } from 'vfile';
import { type Collection, collections } from '../schema/collections';
import { legalSections } from '../schema/legalText';
import type { Status } from '../schema/venture';
import { nearest } from './didYouMean';
import { addError, startOfFile } from './messages';
import { publishedUrlsFile } from './publishedUrls';
import { wordListFile } from './speller';

declare module 'vfile' {
  interface DataMap {
    /** Undefined if the file cannot be a document. */
    collection: Collection;
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
  const expected = new Set<string>([publishedUrlsFile, wordListFile]);
  await stat(folder);
  const names = await filesBelow(folder);
  const hasFormer = names.some((name) => formerVentureReason(name) !== undefined);
  for (const collection of collections) {
    expected.add(collection.path);
    if (collection.path.endsWith(collection.extension)) {
      await stat(join(folder, collection.path));
      files.push(new VFile({ path: join(folder, collection.path), data: { collection } }));
      continue;
    }
    // Where every venture is still in a former folder, the messages about those say what to do.
    if (!(collection.name === 'Venture' && hasFormer)) await stat(join(folder, collection.path));
    for (const name of names.filter((name) => topLevelName(name) === collection.path))
      files.push(fileIn(collection, folder, name.slice(collection.path.length + 1)));
  }
  for (const name of names) {
    if (expected.has(topLevelName(name))) continue;
    files.push(fileWithError(join(folder, name), formerVentureReason(name) ?? strayFileReason(name)));
  }
  if (!hasFormer && !files.some(({ data }) => data.collection?.name === 'Venture')) {
    const reason = 'there is no business: the site needs one file with status: established here';
    files.push(fileWithError(join(folder, 'ventures'), reason));
  }
  return [...files, ...missingLegalPages(folder, files)];
}

function fileIn(collection: Collection, folder: string, name: string): VFile {
  const isDocument = name === basename(name) && name.endsWith(collection.extension);
  const data = isDocument ? { collection } : {};
  const file = new VFile({ path: join(folder, collection.path, name), data });
  const reason = fileNameReason(name, collection);
  if (reason) addError(file, startOfFile, reason, 'file-name');
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
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory() && !ignoredFiles.has(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length))
    .sort();
}

function fileNameReason(name: string, { path, extension }: Collection): string | undefined {
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
  if (path === 'legal' && !(own in legalSections))
    return `no page shows this file: the names are ${legalNames}`;
  return undefined;
}

const legalNames = Object.keys(legalSections)
  .map((name) => `${name}.mdx`)
  .join(' and ');

/** A name as lower-case words and numbers joined by hyphens, for URLs. */
export function slugOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .replace(/&/g, ' and ')
    .toLowerCase();
  return plain.match(/[a-z0-9]+/g)?.join('-') ?? 'name';
}

function formerVentureReason(name: string): string | undefined {
  const status = formerFolders.get(topLevelName(name));
  if (!status || !/\.ya?ml$/i.test(name)) return undefined;
  const target = `ventures/${slugOf(basename(name, extname(name)))}.yaml`;
  return `businesses and divisions share one folder now: move the file to ${target} and write status: ${status} in it`;
}

function strayFileReason(name: string): string {
  const meant = nearest(
    topLevelName(name),
    collections.map(({ path }) => path),
  );
  return meant
    ? `the site does not use this file: did you mean ${meant}?`
    : 'the site does not use this file: move it to the right folder, or delete it';
}

function missingLegalPages(folder: string, files: readonly VFile[]): VFile[] {
  return Object.keys(legalSections)
    .map((name) => ({ name, path: join(folder, 'legal', `${name}.mdx`) }))
    .filter(({ path }) => !files.some((file) => file.path === path))
    .map(({ name, path }) => fileWithError(path, `the file is missing: the page /${name} needs it`));
}
