import { downloadsFolder, downloadTypes } from '../../../lib/schemas/downloads';
import { addVirtualFile } from '../virtualFiles';
import { bytesOf, type FindAsset } from './assets';
import type { Entry } from './content';

const extensions = [...downloadTypes.keys()].map((extension) => extension.slice(1)).join('|');
const names = new RegExp(`[a-z0-9-]+\\.(?:${extensions})\\b`, 'g');

/** Reads the sizes of the downloads that documents name, which their links show. */
export function downloadReader(onLoad: () => void) {
  const read = new Set<string>();

  async function load(name: string, find: FindAsset): Promise<void> {
    const bytes = await bytesOf(find(`/content/${downloadsFolder}/${name}`));
    // The site shows the words of a link to a file that it does not have. The file may be uploaded later.
    if (!bytes) {
      read.delete(name);
      return;
    }
    addVirtualFile(`content/${downloadsFolder}/${name}`, bytes.size);
    onLoad();
  }

  return function readDownloads(entry: Entry, find: FindAsset): void {
    const named = JSON.stringify([entry.fields, entry.text]).match(names) ?? [];
    for (const name of named.filter((name) => !read.has(name))) {
      read.add(name);
      void load(name, find);
    }
  };
}
