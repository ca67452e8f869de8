import type { CollectionFile, EntryCollection, Field, FileCollection } from '@sveltia/cms';
import type { z } from 'zod';
import type { Collection } from '../../lib/content/collection';
import { slugPattern } from '../../lib/schemas/kinds';
import { metaOf } from '../../lib/schemas/meta';
import { pictureFolder } from '../../lib/schemas/pictures';
import { checkKey, technicalKey, textKey, textWidget } from './entryFile';
import { fieldsOf } from './fields';

/** The lists and forms of all content. */
export function collectionForms(all: readonly Collection[]): (EntryCollection | FileCollection)[] {
  const isFile = ({ path, extension }: Collection) => path.endsWith(extension);
  return [
    ...all.filter((collection) => !isFile(collection)).map(folderForm),
    {
      name: 'site',
      label: 'Whole site',
      publish: false,
      files: all.filter(isFile).map(fileForm),
    },
  ];
}

function folderForm(collection: Collection): EntryCollection {
  const { form, path, schema, extension } = collection;
  const fields = schemaFields(collection);
  // A person has a name in its place.
  const title = 'title' in schema.shape ? 'title' : 'name';
  return {
    name: path,
    label: form.label,
    label_singular: form.one,
    folder: `content/${path}`,
    // The package refuses the extension of Markdown beside a format of our own.
    ...(extension !== '.md' && { extension: extension.slice(1) }),
    // Paths of pictures in the text are relative to the file.
    media_folder: `/content/${pictureFolder}`,
    public_folder: `../${pictureFolder}`,
    preview_path: collection.url?.('{{slug}}') ?? '/',
    // main.client.ts registers a format with this name.
    format: path,
    identifier_field: title,
    slug: {
      template: `{{${title}}}`,
      editable: ['create'],
      hint: 'The end of the URL of the page, and the name of the file. It follows the title or name until you change it with the pencil. After the first save it stays: links and search results use it.',
      pattern: [slugPattern.source, 'must be lower-case words joined by hyphens'],
    },
    aliases_field: false,
    summary: `${form.summary ?? `{{${title}}}`}${'draft' in schema.shape ? "{{draft | ternary(' (draft)', '')}}" : ''}`,
    // The policy lets none in from the image host.
    thumbnail: false,
    // Only merging the pull request publishes. A removed page needs a redirect, and a copy would have
    // the id of its original.
    ...{ publish: false, delete: false, duplicate: false },
    // Only a lawyer adds a legal text.
    ...(form.isFixed && { create: false }),
    ...viewsOf(fields.map((field) => field.name)),
    fields: [checkField, ...(extension === '.md' ? withText(fields, form.textAfter) : fields)],
  };
}

/** The form of a file that is the only one of its kind. */
function fileForm(collection: Collection): CollectionFile {
  const { form, path } = collection;
  return {
    name: path.replace(/\.\w+$/, ''),
    label: form.label,
    file: `content/${path}`,
    preview_path: '/',
    format: path,
    fields: [checkField, ...schemaFields(collection)],
  };
}

/** The fields of a schema, with those that writers leave as they are in a folded group at the end. */
function schemaFields({ schema }: Collection): Field[] {
  const fields = fieldsOf(schema);
  const technical = fields.filter(({ name }) => isTechnical(schema, name));
  const others = fields.filter((field) => !technical.includes(field));
  if (technical.length === 0) return others;
  const hint = 'You can leave these as they are. What an article needs of them is filled in when you save.';
  // Folded, the package would show the value of the first field, and without "required" offer to leave the group out.
  const group = { widget: 'object', collapsed: true, summary: 'Rarely changed', fields: technical };
  // For the order of fields in a file, see fileFormats.ts.
  const names = fields.map(({ name }) => name);
  return [...others, { name: technicalKey, label: 'Rarely changed', hint, ...group, names } as Field];
}

/** Whether a field at the top of a schema is in the group of technical fields. */
export function isTechnical({ shape }: z.ZodObject, name: string): boolean {
  // An unknown field can have the name of a method of all objects, such as constructor.
  return Object.hasOwn(shape, name) && metaOf(shape[name] as z.ZodType).isTechnical === true;
}

/** The fields with the text after the named one, so that a writer need not pass what few entries have. */
function withText(fields: readonly Field[], after = fields.at(-1)?.name): Field[] {
  return fields.flatMap((field) => (field.name === after ? [field, textField] : [field]));
}

const checkField = {
  name: checkKey,
  label: 'Content check',
  widget: checkKey,
  required: false,
  preview: false,
} as Field;

const textField: Field = {
  name: textKey,
  label: 'Text',
  hint: 'Press Enter twice for a new paragraph; once starts a new line in it. The buttons write the characters for headings, bold, links and all else; Shift+Tab leads to them.',
  ...textWidget,
  required: false,
};

function viewsOf(names: readonly string[]): Partial<EntryCollection> {
  return {
    sortable_fields: {
      fields: names.filter((name) => ['date', 'title', 'name', 'order'].includes(name)),
      ...(names.includes('date') && { default: { field: 'date', direction: 'descending' } }),
    },
  };
}
