import type { CmsConfig } from '@sveltia/cms';
import { noteId, withCounted } from './countedFields';
import { checkKey, formatEntry, parseEntry, technicalKey, textKey, type Values } from './entryFile';
import { filledValues, isEmpty } from './setFields';
import { withUploads } from './uploads';

/** How the files of a form are read and written. */
export type FileFormat = {
  /** The folder of the files in content/, or the only file. The form has it as the name of its format. */
  path: string;
  extension: string;
  /** The fields of the file, without the text. */
  names: readonly string[];
  /** Those of them that the form has in its group at the end. */
  technical: readonly string[];
  /** What a draft gets in place of required fields that are empty. */
  standIns: Values;
};

type FormField = { name: string; fields?: readonly FormField[]; names?: readonly string[]; standIn?: string };

type Form = { format?: string; extension?: string; file?: string; fields?: readonly FormField[] };

/** The format of each form of a configuration. */
export function fileFormats({ collections = [] }: CmsConfig): FileFormat[] {
  const forms = (collections as (Form & { files?: Form[] })[]).flatMap((form) => form.files ?? [form]);
  return forms.map(({ format = '', file = '.md', extension = file.replace(/^.*\./, ''), fields = [] }) => {
    const group = fields.find(({ name }) => name === technicalKey);
    const names = group?.names ?? fields.map(({ name }) => name);
    return {
      path: format,
      extension,
      names: names.filter((name) => ![textKey, checkKey].includes(name)),
      technical: group?.fields?.map(({ name }) => name) ?? [],
      standIns: Object.fromEntries(fields.flatMap(({ name, standIn }) => (standIn ? [[name, standIn]] : []))),
    };
  });
}

/** The values of a file as its form holds them. Throws if the YAML is invalid. */
export function readEntry(source: string, { names, technical, extension }: FileFormat): Values {
  const read = parseEntry(source, names, extension === 'md');
  noteId(read);
  const values = Object.entries(read);
  const group = values.filter(([name]) => technical.includes(name));
  const own = values.filter(([name]) => !technical.includes(name));
  if (group.length > 0) own.push([technicalKey, Object.fromEntries(group)]);
  return Object.fromEntries(own);
}

/** The file of the values that a form holds. Throws for an entry of `unreadableEntry`. */
export function writeEntry(values: Values, format: FileFormat): string {
  return formatEntry(valuesOf(values, format), format.names, format.extension === 'md');
}

/** What a save would write of the values that a form holds: the fields without empty ones, the text, and its uploads. */
export function contentOf(values: Values, format: FileFormat) {
  const { values: named, uploads } = withUploads(values);
  const saved = valuesOf(named, format);
  return { fields: filledValues(format.names, saved), text: String(saved[textKey] ?? '').trim(), uploads };
}

/** The values of a form as its file has them, with what a draft has in place of its required fields that are empty. */
function valuesOf({ [technicalKey]: technical, ...own }: Values, { names, standIns }: FileFormat): Values {
  const values = withCounted({ ...own, ...(technical as Values | null | undefined) }, names);
  if (values.draft !== true) return values;
  const missing = Object.entries(standIns).filter(([name]) => isEmpty(values[name]));
  return { ...values, ...Object.fromEntries(missing) };
}
