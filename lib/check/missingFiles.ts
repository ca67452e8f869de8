import { join } from 'node:path';
import type { VFile } from 'vfile';
import type { Collection } from '../content/collection';
import { fileAt } from '../content/findFiles';

/** An error for each document that the site needs and that is not among its files. */
export function missingFiles(
  folder: string,
  files: readonly VFile[],
  collections: readonly Collection[],
): VFile[] {
  const missing = collections.flatMap((collection) => missingDocuments(collection, folder));
  const paths = new Set(files.map(({ path }) => path));
  const empty = collections.filter((collection) =>
    files.every(({ data }) => data.collection?.name !== collection.name),
  );
  return [
    ...missing.filter(({ path }) => !paths.has(path)),
    ...empty.flatMap(({ path, reasonIfEmpty }) =>
      reasonIfEmpty === undefined ? [] : fileAt(join(folder, path), {}, reasonIfEmpty),
    ),
  ];
}

function missingDocuments({ path, extension, required = [], url }: Collection, folder: string): VFile[] {
  return required.map((name) => {
    const page = url?.(name) ?? 'that visitors see at a URL without a page';
    const reason = `the file is missing, and the page ${page} needs it: restore it from the history of the repository, or rename it back to ${name}${extension}`;
    return fileAt(join(folder, path, name + extension), {}, reason);
  });
}
