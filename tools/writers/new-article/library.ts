import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { VFile } from 'vfile';
import { parseDocument } from '../../../lib/check/parse';
import { collectionOf } from '../../../lib/schema/collections';
import { InputError } from './inputError';

/** The ids, file names and titles that articles have already. */
export type Library = {
  nextId: number;
  /** File names without extension, and aliases, in lower case, with the file that has each. */
  slugs: ReadonlyMap<string, string>;
  /** Titles in lower case, with the file that has each. */
  titles: ReadonlyMap<string, string>;
};

type Values = { id?: unknown; title?: unknown; aliases?: unknown };

const collection = collectionOf('Article');

/** Reads the front matter of every article of a folder; one that cannot be read still takes its name. */
export async function readLibrary(folder: string): Promise<Library> {
  const names = await readdir(folder).catch(() => {
    throw new InputError(`There is no folder ${folder} here: run this in the folder of the project.`);
  });
  const ids: number[] = [];
  const slugs = new Map<string, string>();
  const titles = new Map<string, string>();
  for (const name of names.filter((entry) => entry.endsWith(collection.extension)).sort()) {
    const path = join(folder, name);
    const { yaml } = parseDocument(new VFile({ path, value: await readFile(path) }), collection);
    const { id, title, aliases } = (yaml?.values ?? {}) as Values;
    if (Number.isSafeInteger(id)) ids.push(id as number);
    if (typeof title === 'string') titles.set(title.trim().toLowerCase(), path);
    for (const alias of Array.isArray(aliases) ? aliases : []) slugs.set(String(alias), path);
    slugs.set(name.slice(0, -collection.extension.length).toLowerCase(), path);
  }
  return { nextId: 1 + Math.max(0, ...ids), slugs, titles };
}
