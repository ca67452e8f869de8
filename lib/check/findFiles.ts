import { readdir, stat } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { type Collection, collections } from '../schema/collections';
import { legalSections } from '../schema/legalText';
import { nearest } from './didYouMean';
import { errorAt, type Problem } from './problem';
import { releasedAddressesFile } from './releasedAddresses';
import { wordListFile } from './spelling';

export type FoundFile = { path: string; collection: Collection };

/** What operating systems leave in folders without being asked; git ignores most of it. */
const litter = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini', '.gitkeep']);

/** Names that Windows keeps for devices: a checkout there fails. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/**
 * The documents of a content folder, and the files in it that cannot be one. Throws when a collection or a
 * file that the site cannot do without is missing.
 */
export async function findFiles(folder: string): Promise<{ files: FoundFile[]; problems: Problem[] }> {
  const files: FoundFile[] = [];
  const problems: Problem[] = [];
  const known = new Set<string>([releasedAddressesFile, wordListFile]);
  await stat(folder);
  for (const collection of collections) {
    known.add(collection.path);
    if (collection.path.endsWith(collection.ending)) {
      await stat(join(folder, collection.path));
      files.push({ path: join(folder, collection.path), collection });
      continue;
    }
    for (const name of await filesBelow(join(folder, collection.path))) {
      const path = join(folder, collection.path, name);
      const fault = nameFault(name, collection);
      if (fault) problems.push({ path, ...errorAt(top, fault) });
      if (name === basename(name) && name.endsWith(collection.ending)) files.push({ path, collection });
    }
  }
  for (const name of await filesBelow(folder)) {
    if (known.has(name.split(/[/\\]/)[0] as string)) continue;
    problems.push({ path: join(folder, name), ...errorAt(top, strayFault(name)) });
  }
  return { files, problems: [...problems, ...missingLegalPages(folder, files)] };
}

const top = { line: 1, column: 1 };

/** Files at any depth, as paths from the folder, in an order that is the same everywhere. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory() && !litter.has(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length))
    .sort();
}

function nameFault(name: string, { path, ending }: Collection): string | undefined {
  const slug = slugOf(basename(name, extname(name)));
  if (name !== basename(name))
    return `files in folders within ${path}/ are left out: move it up into ${path}/`;
  if (!name.endsWith(ending)) {
    const isText = /^\.(?:mdx?|markdown|mdown|ya?ml|txt)$/i.test(extname(name));
    return isText
      ? `the file must end in ${ending}: rename it to ${slug}${ending}`
      : `only ${ending} files belong here: move it elsewhere, or take it out`;
  }
  const own = basename(name, ending);
  if (reserved.test(own)) return `Windows cannot hold a file named ${own}: choose a longer name`;
  if (own !== slug)
    return `the name must be lower-case words joined by hyphens: rename it to ${slug}${ending}`;
  if (path === 'legal' && !(own in legalSections)) return `no page shows this file: there are ${legalNames}`;
  return undefined;
}

const legalNames = Object.keys(legalSections)
  .map((name) => `${name}.mdx`)
  .join(' and ');

/** A name in lower-case words and numbers joined by hyphens, as addresses are written. */
export function slugOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .replace(/&/g, ' and ')
    .toLowerCase();
  return plain.match(/[a-z0-9]+/g)?.join('-') ?? 'name';
}

function strayFault(name: string): string {
  const folder = nearest(
    name.split(/[/\\]/)[0] as string,
    collections.map(({ path }) => path),
  );
  return folder
    ? `nothing reads this file: did you mean ${folder}?`
    : 'nothing reads this file: move it into the folder it belongs to, or take it out';
}

function missingLegalPages(folder: string, files: readonly FoundFile[]): Problem[] {
  return Object.keys(legalSections).flatMap((name) => {
    const path = join(folder, 'legal', `${name}.mdx`);
    if (files.some((file) => file.path === path)) return [];
    return [{ path, ...errorAt(top, `the file is missing: the page /${name} needs it`) }];
  });
}
