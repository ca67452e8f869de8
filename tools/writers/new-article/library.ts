import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { VFile } from 'vfile';
import { collectionOf } from '../../../lib/content/collections';
import { parseDocument } from '../../../lib/content/parse';
import { InputError } from './inputError';

/** The ids, file names and titles that are taken. */
export type Library = {
  nextId: number;
  /** Files by their slugs and aliases, in lower case. */
  slugs: ReadonlyMap<string, string>;
  /** Files by their titles, in lower case. */
  titles: ReadonlyMap<string, string>;
};

type Values = { id?: unknown; title?: unknown; aliases?: unknown };

const collection = collectionOf('Article');

/** Reads the front matter of every article in a folder. The name of an invalid one is taken, too. */
export async function readLibrary(folder: string): Promise<Library> {
  const names = await readdir(folder).catch(() => {
    throw new InputError(`There is no folder ${folder} here: run this command in the project's folder.`);
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
