import { basename } from 'node:path';
import { slugOf } from '../../../lib/schemas/slug';
import { sourceKey, textKey, type Values } from '../entryFile';
import { type FileFormat, standInsFor, writeEntry } from '../fileFormats';
import { isEmpty } from '../setFields';
import { withUploads } from '../uploads';
import type { Entry } from './entryCheck';

/** The entry of a form as the package describes it. */
export type FormEntry = {
  collection: string;
  /** Empty in the form of a new entry. */
  path?: string;
  data: Values;
  mediaFiles?: readonly { path: string; file?: File }[];
};

type Options = {
  format: FileFormat;
  /** The entries that the editor has read, by path. */
  files: ReadonlyMap<string, unknown>;
};

/** The file that saving a form would write. */
export function entryOfForm(form: FormEntry, { format, files }: Options): Entry {
  const read = form.mediaFiles ?? [];
  const { values, uploads } = withUploads(form.data, format.files);
  const source = sourceOf(values, format);
  const shown = read.flatMap(({ path, file }) =>
    file && source.includes(basename(path)) ? [[path, file]] : [],
  );
  return {
    path: form.path || newPath(form, format, files),
    source,
    emptyLines: emptyLinesAbove(values[textKey]),
    standIns: Object.keys(standInsFor(form.data, format)),
    blank: blankIn(values),
    pictures: { ...Object.fromEntries(shown), ...uploads },
    ...(read.length > 0 && { assets: [...read.map(({ path }) => path), ...Object.keys(uploads)] }),
  };
}

function emptyLinesAbove(text: unknown): number {
  const [space = ''] = /^\s*/.exec(String(text ?? '')) ?? [];
  return space.split('\n').length - 1;
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
    return writeEntry(data, format);
  } catch {
    // An entry whose file cannot be read: its form changes nothing.
    return String(data[sourceKey] ?? '');
  }
}

/** The path that the package will most likely choose for a new entry. */
function newPath(
  { collection, data }: FormEntry,
  { extension }: FileFormat,
  files: ReadonlyMap<string, unknown>,
): string {
  const name = slugOf(String(data.title ?? data.name ?? ''));
  const path = (suffix: string) => `content/${collection}/${name}${suffix}.${extension}`;
  let suffix = '';
  for (let number = 1; files.has(path(suffix)); number += 1) suffix = `-${number}`;
  return path(suffix);
}
