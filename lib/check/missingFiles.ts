import { join } from 'node:path';
import type { VFile } from 'vfile';
import type { Collection } from '../content/collection';
import { fileAt } from '../content/findFiles';

const reason = 'the file is missing, and every site needs it: restore it from the history of the repository';

/** An error for each document that the site needs and that is not among its files. */
export function missingFiles(
  folder: string,
  files: readonly VFile[],
  collections: readonly Collection[],
): VFile[] {
  const paths = files.map(({ path }) => path);
  return collections.flatMap(({ name, path, extension, required = [], reasonIfEmpty }) => {
    const missing = required
      .map((slug) => join(folder, path, slug + extension))
      .filter((path) => !paths.includes(path));
    const isEmpty = files.every(({ data }) => data.collection?.name !== name);
    return [
      ...missing.map((path) => fileAt(path, {}, reason)),
      ...(reasonIfEmpty && isEmpty ? [fileAt(join(folder, path), {}, reasonIfEmpty)] : []),
    ];
  });
}
