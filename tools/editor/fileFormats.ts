import type { CmsConfig } from '@sveltia/cms';
import { downloadsFolder } from '../../lib/schemas/downloads';
import { pictureFolder } from '../../lib/schemas/pictures';
import { checkKey, formatEntry, parseEntry, statusKey, textKey, type Values } from './entryFile';
import { type FileFolders, withFileNames, withFilePaths } from './filePaths';
import { withNavigationFields, withShortNavigation } from './navigation';
import { filledValues, isEmpty } from './setFields';
import { technicalKey, withoutTechnicalGroup, withTechnicalGroup } from './technicalFields';
import { withUploads } from './uploads';

/** How the files of a form are read and written. */
export type FileFormat = {
  /** The folder of the files in content/, or the only file. The form has it as the name of its format. */
  path: string;
  extension: string;
  /** The fields of the file, without the text. */
  names: readonly string[];
  /** Those of them that the form has in its group of technical fields. */
  technical: readonly string[];
  /** The fields that are files, at any depth. */
  files: FileFolders;
  /** What a draft gets in place of required fields that are empty. */
  standIns: Values;
};

/** A field as far as the formats need it. */
type FormField = {
  name: string;
  widget?: string;
  field?: FormField;
  fields?: readonly FormField[];
  standIn?: string;
  types?: readonly FormField[];
};

type Form = { format?: string; extension?: string; file?: string; fields?: readonly FormField[] };

/** The format of each form of a configuration. */
export function fileFormats({ collections = [] }: CmsConfig): FileFormat[] {
  const forms = (collections as (Form & { files?: Form[] })[]).flatMap((form) => form.files ?? [form]);
  return forms.map(({ format = '', file = '.md', extension = file.replace(/^.*\./, ''), fields = [] }) => ({
    path: format,
    extension,
    names: fields
      .flatMap((field) => (field.name === technicalKey ? technicalNames(field) : [field.name]))
      .filter((name) => ![textKey, statusKey, checkKey].includes(name)),
    technical: fields.filter(({ name }) => name === technicalKey).flatMap(technicalNames),
    files: Object.fromEntries(fields.flatMap(foldersOf)),
    standIns: Object.fromEntries(
      fields.flatMap(({ name, standIn }) => (standIn === undefined ? [] : [[name, standIn]])),
    ),
  }));
}

/** The values of a file as its form holds them. Throws if the YAML is invalid. */
export function readEntry(source: string, { names, technical, files, extension }: FileFormat): Values {
  const values = withFilePaths(parseEntry(source, names, extension === 'md'), files);
  return withTechnicalGroup(withNavigationFields(values), technical);
}

/** The file of the values that a form holds. Throws for an entry of `unreadableEntry`. */
export function writeEntry(values: Values, format: FileFormat): string {
  return formatEntry(valuesOf(values, format), format.names, format.extension === 'md');
}

/** What a save would write of the values that a form holds: the fields without empty ones, the text, and its uploads. */
export function contentOf(values: Values, format: FileFormat) {
  const { values: named, uploads } = withUploads(values, format.files);
  const saved = valuesOf(named, format);
  return { fields: filledValues(format.names, saved), text: String(saved[textKey] ?? '').trim(), uploads };
}

/** The values of a form as its file has them. */
function valuesOf(values: Values, format: FileFormat): Values {
  const own = withShortNavigation(withFileNames(withoutTechnicalGroup(values), format.files));
  return { ...own, ...standInsFor(values, format) };
}

/** What a draft has in place of its required fields that are empty. */
function standInsFor(values: Values, { standIns }: FileFormat): Values {
  if (values.draft !== true) return {};
  return Object.fromEntries(Object.entries(standIns).filter(([name]) => isEmpty(values[name])));
}

function technicalNames({ fields = [] }: FormField): string[] {
  return fields.map(({ name }) => name);
}

const folders: FileFolders = { image: pictureFolder, file: downloadsFolder };

function foldersOf({ name, widget = '', field, fields = [], types = [] }: FormField): [string, string][] {
  const folder = folders[widget];
  if (folder) return [[name, folder]];
  return [...(field ? [field] : []), ...fields, ...types].flatMap(foldersOf);
}
