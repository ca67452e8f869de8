import { extname } from 'node:path';
import { downloadsFolder, downloadTypes } from '../../../lib/text/downloads/plugin';
import type { FindAsset } from './assets';
import type { Entry } from './content';

/** Alone in a field, or in a text. */
const uploaded = /(")?(blob:[^\s"'()<>\\]*?([0-9a-f-]{36}))/g;

const prefix = 'upload-';

/** Whether a file is uploaded with the document, by its name here. */
export const isUpload = (name: string) => name.startsWith(prefix);

/**
 * A document in which a picture or download that is uploaded with it has the name of a file instead of a `blob:` URL, as it
 * will after the save. `find` finds these too. `nameOf` has the names of the uploaded files by their URLs.
 */
export function withUploads(
  entry: Entry,
  find: FindAsset,
  nameOf: (url: string) => string,
): { entry: Entry; find: FindAsset } {
  const urls = new Map<string, string>();
  const named = JSON.stringify(entry).replace(uploaded, (_, quote = '', url, id) => {
    const extension = extname(nameOf(url)).toLowerCase();
    const isDownload = downloadTypes.has(extension);
    const name = `${prefix}${id}${isDownload ? extension : '.jpg'}`;
    urls.set(name, url);
    return `${quote}${isDownload && !quote ? `../${downloadsFolder}/` : ''}${name}`;
  });
  if (urls.size === 0) return { entry, find };
  return {
    entry: JSON.parse(named),
    find: (path) => {
      const url = urls.get(path.slice(path.lastIndexOf('/') + 1));
      return url ? { url } : find(path);
    },
  };
}
