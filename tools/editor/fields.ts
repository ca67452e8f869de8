import type { Field } from '@sveltia/cms';
import { z } from 'zod';
import { categoryList } from '../../lib/categories/schema';
import type { JsonSchema } from '../../lib/content/jsonSchema';
import { metaOf } from '../../lib/fields/meta';
import { unwrapped } from '../../lib/fields/schemaAt';
import { neededSize } from '../../lib/pictures/checkShownPictures';
import { pictureTypes } from '../../lib/pictures/schema';
import { toolbarButtons } from '../../lib/text/buttons';
import { isMarkdown } from '../../lib/text/markdownFields';
import { collections } from '../collections';
import { formWords } from './formWords';
import { labelOf, siteList } from './labels';
import { downloadFieldType, linkFieldType, personFieldType, textFieldType } from './text-field/fieldType';
import { exampleOf } from './text-field/template';

type Widget = Partial<Field> & { widget: string };

/** The form for a schema. */
export function fieldsOf(schema: z.ZodObject, { properties = {}, required = [] }: JsonSchema): Field[] {
  const typeOf = (name: string) => schema.shape[name] as z.ZodType;
  // The editor itself writes which type of section an item is.
  const shown = Object.entries(properties).filter(
    ([name, property]) => property.const === undefined && !metaOf(typeOf(name)).isSetting,
  );
  return shown.map(([name, property]) =>
    fieldOf(name, withoutNull(property), typeOf(name), required.includes(name)),
  );
}

/** The schema of a value without the null that it may be: YAML reads an empty list as null. */
function withoutNull(property: JsonSchema): JsonSchema {
  const [value, other] = property.anyOf ?? [];
  return other?.type === 'null' ? { ...value, ...property } : property;
}

function fieldOf(name: string, property: JsonSchema, type: z.ZodType, required: boolean): Field {
  const { label = labelOf(name), isFixed, standIn } = metaOf(type);
  return {
    name,
    label,
    required,
    ...(property.description && { hint: hintOf(property, type) }),
    ...(property.default !== undefined && { default: property.default }),
    // For drafts, see fileFormats.ts.
    ...(standIn !== undefined && { standIn }),
    ...(isFixed ? { widget: 'fixed' } : (relationOf(type) ?? widgetOf(name, property, type, required))),
  } as Field;
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
  const names = 'categories.*.name';
  return {
    widget: 'relation',
    collection: 'site',
    file: 'categories',
    value_field: names,
    display_fields: [names],
  };
}

/** What a field, or each item of a list, says about the documents that it names. */
function referenceIn(type: z.ZodType) {
  const list = unwrapped(type);
  return metaOf(list instanceof z.ZodArray ? (list.element as z.ZodType) : type);
}

function widgetOf(name: string, property: JsonSchema, field: z.ZodType, required: boolean): Widget {
  const { enum: options, format, items, minimum: min, maximum: max } = property;
  const { isLink, isDownload, isNext, suggests, pictureShape, label = name } = metaOf(field);
  const type = unwrapped(field);
  if (isLink) return { widget: linkFieldType };
  if (isDownload) return { widget: downloadFieldType };
  if (suggests) return { widget: personFieldType };
  if (options) return { widget: 'select', options: options.map(choice) };
  if (isNext) return { widget: 'nextNumber' };
  if (format === 'date')
    return {
      ...{ widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' },
      // An optional day that nobody chose would be saved.
      ...(required && { default: '{{now}}' }),
    };
  if (pictureShape) return { widget: 'image', accept: pictureTypes };
  if (property.type === 'boolean') return { widget: 'boolean' };
  if (property.type === 'integer') return { widget: 'number', value_type: 'int', min, max };
  if (property.type === 'number') return { widget: 'number', value_type: 'float', min, max };
  if (type instanceof z.ZodObject) return { widget: 'object', fields: fieldsOf(type, property) };
  if (items?.enum) return { widget: 'select', multiple: true, options: items.enum.map(choice) };
  if (items && type instanceof z.ZodArray) {
    const singular = labelOf(items.title ?? label.replace(/s$/, ''));
    const list = listOf(property, items, { element: type.element as z.ZodType, required, singular });
    return { ...list, label_singular: singular };
  }
  if (type instanceof z.ZodUnion) return groupOf(property.anyOf ?? [], type.options as z.ZodType[]);
  if (isMarkdown(type)) return { widget: textFieldType, buttons: acceptedButtons(type) };
  return { widget: type.safeParse('two\nlines').success ? 'text' : 'string' };
}

function listOf(
  { minItems: min, maxItems: max }: JsonSchema,
  items: JsonSchema,
  { element, required, singular }: { element: z.ZodType; required: boolean; singular: string },
): Widget {
  // An optional list is deleted by emptying it.
  const size = { ...(min && required && { min }), ...(max && { max }) };
  if (element instanceof z.ZodDiscriminatedUnion) {
    const options = element.options as z.ZodObject[];
    const types = options.map((option, index) => typeOf(option, items.oneOf?.[index] ?? {}));
    return { widget: 'list', ...size, typeKey: element.def.discriminator, types, collapsed: 'auto' };
  }
  if (element instanceof z.ZodObject) {
    const fields = fieldsOf(element, items);
    return { widget: 'list', ...size, fields, ...collapsedSummary(fields), collapsed: 'auto' };
  }
  return { widget: 'list', field: { ...fieldOf('item', items, element, true), label: singular } };
}

/** A value to choose, in words. */
function choice(value: unknown) {
  return { label: labelOfChoice(String(value)), value };
}

function labelOfChoice(value: string): string {
  return /^[a-z]/.test(value) ? labelOf(value) : value;
}

/**
 * The description of a field with the values that it explains, such as `surfaceTint:`, as they can be chosen, the size that
 * a picture needs, and the list of the documents that it names.
 */
function hintOf({ description = '', enum: values = [] }: JsonSchema, type: z.ZodType): string {
  const { pictureShape: shape } = metaOf(type);
  const size = shape ? ` At least ${neededSize({ shape })}.` : '';
  const { refersTo, isCategory } = referenceIn(type);
  const named = collections.find(({ path, schema }) =>
    isCategory ? schema === categoryList : path === refersTo,
  );
  const list = isCategory
    ? `“${named?.form?.label}” of the list “${siteList}”`
    : `the list “${named?.form?.label}”`;
  const otherList = named?.form ? ` What is not here yet is added in ${list}.` : '';
  return values.map(String).reduce(
    (hint, value) => {
      const explained = new RegExp(`\\b${value}(?=:)`);
      return hint.replace(explained, labelOfChoice(value));
    },
    `${formWords(description)}${size}${otherList}`,
  );
}

/** A group of fields of which one can also be alone: navigation.ts turns one into the other. */
function groupOf(properties: readonly JsonSchema[], options: readonly z.ZodType[]): Widget {
  const group = options.findIndex((option) => option instanceof z.ZodObject);
  const [alone] = properties.filter((_, index) => index !== group);
  const property = properties[group] ?? {};
  const required = Object.entries(property.properties ?? {}).filter(([, { type }]) => type === alone?.type);
  const names = required.map(([name]) => name);
  const fields = fieldsOf(options[group] as z.ZodObject, { ...property, required: names });
  return { widget: 'object', fields };
}

/** A type of section. sectionChoices.client.ts shows its description in the list to choose from. */
function typeOf(schema: z.ZodObject, property: JsonSchema) {
  const { title = '', description } = property;
  const fields = fieldsOf(schema, property);
  return {
    name: title,
    label: labelOf(title),
    description,
    widget: 'object' as const,
    fields,
    ...collapsedSummary(fields),
  };
}

/**
 * What a collapsed item of a list shows: its first words, or both of two, such as days and their hours. The package shows any of its
 * values, such as a setting.
 */
function collapsedSummary(fields: readonly Field[]): { summary?: string } {
  const isShort = (field: Field) => field.widget === 'string' && field.required !== false;
  const short = fields.filter(isShort).map(({ name }) => `{{${name}}}`);
  if (short.length === 0) return {};
  return { summary: fields.length === 2 ? short.join(' ') : short[0] };
}

/** The names of the buttons whose Markdown a field accepts below a paragraph. */
function acceptedButtons(type: z.ZodType): string[] {
  const accepted = toolbarButtons().filter(({ body, place }) => {
    const [line = '', ...others] = body.map(exampleOf);
    const lines = place === 'words' ? [`Words ${line}`, ...others] : ['Words', '', line, ...others];
    return type.safeParse(lines.join('\n')).success;
  });
  return accepted.map(({ name }) => name);
}
