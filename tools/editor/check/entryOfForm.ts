import { slugOf } from '../../../lib/content/slug';
import { pictureFolder } from '../../../lib/pictures/schema';
import { downloadsFolder } from '../../../lib/text/downloads/plugin';
import { sourceKey, type Values } from '../entryFile';
import { type FileFormat, withoutPackageKeys, writeEntry } from '../fileFormats';
import { isEmpty } from '../setFields';
import type { Entry } from './entryCheck';

/** The entry of a form as the package describes it. */
export type FormEntry = {
  collection: string;
  /** Empty in the form of a new entry. */
  path?: string;
  data: Values;
  mediaFiles?: readonly { path: string }[];
};

type Options = {
  format: FileFormat;
  /** The paths of the entries that the editor has read. */
  paths: ReadonlySet<string>;
};

/** The paths that a picture and a download have in the check until they are uploaded, when the entry is saved. */
const chosenPicture = `${pictureFolder}/chosen-picture.jpg`;
const chosenDownload = `${downloadsFolder}/chosen-file.pdf`;

/** The file that saving a form would write. */
export function entryOfForm(form: FormEntry, { format, paths }: Options): Entry {
  const assets = form.mediaFiles?.map(({ path }) => path) ?? [];
  return {
    path: form.path || newPath(form, format, paths),
    source: sourceOf(form.data, format),
    blank: blankIn(withoutPackageKeys(form.data)),
    ...(assets.length > 0 && {
      assets: [...assets, `content/${chosenPicture}`, `content/${chosenDownload}`],
    }),
  };
}

/** The paths of the groups and items that have only empty fields, which a save leaves out. */
function blankIn(value: unknown, path: readonly PropertyKey[] = []): (readonly PropertyKey[])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const own = [...path, Array.isArray(value) ? Number(name) : name];
    const isGroup = typeof inner === 'object' && inner !== null && !Array.isArray(inner);
    const isBlank = isEmpty(inner) && (Array.isArray(value) || isGroup);
    return isBlank ? [own] : blankIn(inner, own);
  });
}

function sourceOf(data: Values, format: FileFormat): string {
  try {
    return writeEntry(asSaved(data), format);
  } catch {
    // An entry whose file cannot be read: its form changes nothing.
    return String(data[sourceKey] ?? '');
  }
}

/**
 * The values as the package saves them: without its own keys in the items of lists, and with a path in place of the URL of
 * a blob, which a picture or a download has until it is uploaded.
 */
function asSaved(data: Values): Values {
  const json = JSON.stringify(data)
    .replace(/((?<!!)\[[^\]]*\]\()blob:[^"\\)\s]+/g, `$1../${chosenDownload}`)
    .replace(/blob:[^"\\)\s]+/g, `../${chosenPicture}`);
  return withoutPackageKeys(JSON.parse(json));
}

/** The path that the package will most likely choose for a new entry. */
function newPath(
  { collection, data }: FormEntry,
  { extension }: FileFormat,
  paths: ReadonlySet<string>,
): string {
  const name = slugOf(String(data.title ?? data.name ?? ''));
  const path = (suffix = '') => `content/${collection}/${name}${suffix}.${extension}`;
  let number = 0;
  while (paths.has(path(number ? `-${number}` : ''))) number += 1;
  return path(number ? `-${number}` : '');
}
