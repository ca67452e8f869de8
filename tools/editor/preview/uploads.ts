import type { FindAsset } from './assets';
import type { Entry } from './content';

const uploaded = /blob:[^\s"'()<>\\]*?([0-9a-f-]{36})/g;

const prefix = 'upload-';

/** Whether a picture is uploaded with the document, by its name here. */
export const isUpload = (name: string) => name.startsWith(prefix);

/**
 * A document in which a picture that is uploaded with it has the name of a file instead of a `blob:` URL, as it will after
 * the save. `find` finds these too.
 */
export function withUploads(entry: Entry, find: FindAsset): { entry: Entry; find: FindAsset } {
  const urls = new Map<string, string>();
  const named = JSON.stringify(entry).replace(uploaded, (url, id) => {
    const name = `${prefix}${id}.jpg`;
    urls.set(name, url);
    return name;
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
