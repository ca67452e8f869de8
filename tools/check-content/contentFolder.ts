import { lstatSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

/**
 * The nearest folder of a path, itself included, that has a company.yaml. Throws if the path does not exist or is
 * outside any content folder.
 */
export function contentFolderOf(path: string): string {
  lstatSync(path);
  let folder = path;
  while (!exists(join(folder, 'company.yaml'))) {
    if (resolve(folder) === resolve(dirname(folder)))
      throw new Error(`${path} is not in a content folder: no folder above it has a company.yaml`);
    folder = dirname(folder);
  }
  return folder;
}

/** Whether anything has a path. A link to nothing does: the check has a message about it. */
function exists(path: string): boolean {
  try {
    lstatSync(path);
    return true;
  } catch {
    return false;
  }
}

/** Whether a path is the other path or inside it. */
export function isWithin(path: string, other: string): boolean {
  const [first] = relative(other, path).split(sep);
  return first !== '..';
}
