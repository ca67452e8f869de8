import type { Field } from '@sveltia/cms';
import { z } from 'zod';
import { neededSize } from '../../lib/check/pictures/checkShownPictures';
import { isMarkdown } from '../../lib/markdown/fields';
import { downloadsFolder, downloadTypes } from '../../lib/schemas/downloads';
import { metaOf } from '../../lib/schemas/meta';
import { pictureFolder, pictureTypes } from '../../lib/schemas/pictures';
import { unwrapped } from '../../lib/schemas/schemaAt';
import type { JsonSchema } from '../jsonSchema';
import { textWidget } from './entryFile';
import { labelOf } from './labels';

type Widget = Partial<Field> & { widget: string };

/** The form for a schema. */
export function fieldsOf({ shape }: z.ZodObject): Field[] {
  const fields = Object.entries(shape as Record<string, z.ZodType>);
  // The editor itself writes which type of section an item is.
  const shown = fields.filter(
    ([, type]) => !(unwrapped(type) instanceof z.ZodLiteral) && !metaOf(type).isSetting,
  );
  return shown.map(([name, type]) => fieldOf(name, type, !type.isOptional()));
}

function fieldOf(name: string, type: z.ZodType, required: boolean): Field {
  const { label = labelOf(name), description, default: value, standIn, isCounted } = metaOf(type);
  return {
    name,
    label,
    // The package would refuse a draft without it, and the content check refuses everything else.
    required: required && standIn === undefined && !isCounted,
    ...(description && { hint: hintOf(description, type) }),
    ...(value !== undefined && { default: value }),
    // For drafts, see fileFormats.ts.
    ...(standIn !== undefined && { standIn }),
    ...(relationOf(type) ?? widgetOf(name, type, required)),
  } as Field;
}

/** Where the files of a field are: it has their bare names. */
const folder = (name: string) => ({ media_folder: `/content/${name}`, public_folder: '' });

const downloadWidget = {
  widget: 'file',
  accept: [...downloadTypes.keys()].join(),
  choose_url: false,
  ...folder(downloadsFolder),
};

/** What can be written into a field, and not that it can be left out. */
function jsonOf(type: z.ZodType): JsonSchema {
  return z.toJSONSchema(unwrapped(type), { io: 'input' }) as JsonSchema;
}

/** A choice among what other files have, as the editor has read and saved them; undefined for another field. */
function relationOf(type: z.ZodType): Widget | undefined {
  const multiple = unwrapped(type) instanceof z.ZodArray;
  const { isCategory, refersTo, ofStatus } = referenceIn(type);
  if (refersTo) {
    const filters = ofStatus === undefined ? [] : [{ field: 'status', values: [ofStatus] }];
    return { widget: 'relation', multiple, collection: refersTo, display_fields: ['name'], filters };
  }
  if (!isCategory) return undefined;
  const name = 'categories.*.name';
  const file = { collection: 'site', file: 'categories' };
  return { widget: 'relation', ...file, value_field: name, display_fields: [name] };
}

/** What a field, or each item of a list, says about the documents that it names. */
function referenceIn(type: z.ZodType) {
  const list = unwrapped(type);
  return metaOf(list instanceof z.ZodArray ? (list.element as z.ZodType) : type);
}

function widgetOf(name: string, field: z.ZodType, required: boolean): Widget {
  const { isDownload, pictureShape, label = name } = metaOf(field);
  const type = unwrapped(field);
  if (isDownload) return downloadWidget;
  if (type instanceof z.ZodEnum) return { widget: 'select', options: type.options.map(choice) };
  if (type instanceof z.ZodISODate)
    return {
      ...{ widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' },
      // An optional day that nobody chose would be saved.
      ...(required && { default: '{{now}}' }),
    };
  if (pictureShape) return { widget: 'image', accept: pictureTypes, ...folder(pictureFolder) };
  if (type instanceof z.ZodBoolean) return { widget: 'boolean' };
  if (type instanceof z.ZodNumber) {
    return { widget: 'number', value_type: jsonOf(type).type === 'integer' ? 'int' : 'float' };
  }
  if (type instanceof z.ZodObject) return { widget: 'object', fields: fieldsOf(type) };
  if (type instanceof z.ZodArray) return listOf(label, type);
  if (isMarkdown(type)) return { ...textWidget, isInline: !type.safeParse('Two\n\nparagraphs').success };
  return { widget: type.safeParse('two\nlines').success ? 'text' : 'string' };
}

function listOf(label: string, type: z.ZodArray): Widget {
  const element = type.element as z.ZodType;
  if (element instanceof z.ZodEnum)
    return { widget: 'select', multiple: true, options: element.options.map(choice) };
  const singular = labelOf(metaOf(element).title ?? label.replace(/s$/, ''));
  const list = { widget: 'list', label_singular: singular };
  if (element instanceof z.ZodDiscriminatedUnion) {
    const types = (element.options as z.ZodObject[]).map(typeOf);
    return { ...list, typeKey: element.def.discriminator, types, collapsed: 'auto' };
  }
  if (element instanceof z.ZodObject) {
    const fields = fieldsOf(element);
    return { ...list, fields, ...collapsedSummary(fields), collapsed: 'auto' };
  }
  return { ...list, field: { ...fieldOf('item', element, true), label: singular } };
}

/** A value to choose, in words. */
function choice(value: unknown) {
  const name = String(value);
  return { label: /^[a-z]/.test(name) ? labelOf(name) : name, value };
}

/** The description of a field with the size that a picture needs. */
function hintOf(description: string, type: z.ZodType): string {
  const { pictureShape: shape } = metaOf(type);
  const size = shape ? ` At least ${neededSize({ shape })}.` : '';
  return `${description}${size}`;
}

/** A type of section. */
function typeOf(schema: z.ZodObject) {
  const { title = '' } = metaOf(schema);
  const fields = fieldsOf(schema);
  return {
    name: title,
    label: labelOf(title),
    widget: 'object' as const,
    fields,
    ...collapsedSummary(fields),
  };
}

/** What a collapsed item of a list shows: its first words. The package shows any of its values, such as a setting. */
function collapsedSummary(fields: readonly Field[]): { summary?: string } {
  const first = fields.find((field) => field.widget === 'string' && field.required !== false);
  return first ? { summary: `{{${first.name}}}` } : {};
}
