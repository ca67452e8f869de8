import { type Dirent, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { visible } from './visible';

/** What is not an ordinary file, by its path in the content folder, with what to do about it. */
type IrregularFile = { name: string; reason: string };

/** What a content folder has, as paths in it. */
export type ContentListing = {
  folder: string;
  /** The ordinary files, at any depth. */
  names: readonly string[];
  folders: readonly string[];
  irregular: readonly IrregularFile[];
};

/**
 * Everything below a content folder at any depth, as sorted relative paths: the ordinary files, and what no program may
 * read, because a link can lead to any file of the machine, and a device or a named pipe has no end. Follows no link
 * below the folder.
 */
export function listContent(folder: string): ContentListing {
  const names: string[] = [];
  const folders: string[] = [];
  const irregular: IrregularFile[] = [];
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const name = join(entry.parentPath, entry.name).slice(join(folder, '/').length);
    if (entry.isDirectory()) folders.push(name);
    else if (entry.isFile()) names.push(name);
    else irregular.push({ name, reason: irregularReason(entry) });
  }
  return {
    folder,
    names: names.sort(),
    folders,
    irregular: irregular.sort((a, b) => (a.name < b.name ? -1 : 1)),
  };
}

function irregularReason(entry: Dirent): string {
  if (entry.isSymbolicLink())
    return 'this is a symbolic link, which can lead to any file of the computer: delete it, and add the file or folder itself';
  const what = entry.isFIFO() ? 'a named pipe' : entry.isSocket() ? 'a socket' : 'a device';
  return `this is ${what}, not a file: delete it`;
}

/** Throws if a content folder has anything but ordinary files. For programs that read it without the check. */
export function requireOrdinaryFiles(folder: string): void {
  const [found] = existsSync(folder) ? listContent(folder).irregular : [];
  if (found) throw new Error(`${visible(join(folder, found.name))}: ${found.reason}.`);
}
