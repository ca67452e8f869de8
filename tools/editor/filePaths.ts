import type { Values } from './entryFile';

/** The folders in content/ of the fields that hold names of files, by the names of these fields. */
export type FileFolders = Readonly<Record<string, string>>;

/**
 * The values with the path of each file from the document, at any depth, as the editor stores a file that is chosen. It
 * finds the files that are in use only by this path.
 */
export function withFilePaths(values: Values, folders: FileFolders): Values {
  return withFields(values, folders, (name, path) => (/^[^/:]+$/.test(name) ? `${path}${name}` : name));
}

/** The values with the names of the files, as in the document. */
export function withFileNames(values: Values, folders: FileFolders): Values {
  return withFields(values, folders, (name, path) =>
    name.startsWith(path) ? name.slice(path.length) : name,
  );
}

function withFields(
  values: Values,
  folders: FileFolders,
  change: (name: string, path: string) => string,
): Values {
  return JSON.parse(JSON.stringify(values), (name, value) => {
    const isName = Object.hasOwn(folders, name) && typeof value === 'string';
    return isName ? change(value, `../${folders[name]}/`) : value;
  });
}
