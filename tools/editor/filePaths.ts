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
  const inside = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inside);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => {
        const folder = Object.hasOwn(folders, name) ? folders[name] : undefined;
        const isName = folder !== undefined && typeof inner === 'string';
        return [name, isName ? change(inner, `../${folder}/`) : inside(inner)];
      }),
    );
  };
  return inside(values) as Values;
}
