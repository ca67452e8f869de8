import { z } from 'zod';
import { textParts } from '../text/parts';
import type { TextSnippet } from '../text/textPart';
import type { Collection } from './collection';

/** What the editor support reads of a JSON Schema. */
export type JsonSchema = {
  description?: string;
  type?: string;
  format?: string;
  enum?: string[];
  examples?: unknown[];
  title?: string;
  const?: string;
  items?: JsonSchema;
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
};

export type Snippet = TextSnippet & { scope: string; include: string[] };

/** The fields of a collection as JSON Schema, in the draft that YAML editors support. */
export function jsonSchemaOf({ schema, path, extension }: Collection): Record<string, unknown> {
  const where = path.endsWith(extension) ? `content/${path}` : `content/${path}/*${extension}`;
  const generated = z.toJSONSchema(schema, {
    ...{ target: 'draft-7', io: 'input' },
    // What the schemas say to our own code.
    override({ jsonSchema }) {
      delete jsonSchema.isWords;
      delete jsonSchema.isLink;
    },
  });
  return { $comment: `Fields of ${where}, written by "npm run schemas".`, ...generated };
}

/** The file name of a schema: `redirect-list.json` for `RedirectList`. */
export function schemaFile({ name }: Pick<Collection, 'name'>): string {
  return `${name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}.json`;
}

/**
 * Completion for front matter: one snippet for each field and one for all required fields. YAML extensions ignore
 * Markdown files, but VS Code offers snippets in them, with choices and descriptions.
 */
export function snippetsOf(collection: Collection): Record<string, Snippet> {
  const { properties = {}, required = [] } = jsonSchemaOf(collection) as JsonSchema;
  const shared = {
    // VS Code treats front matter as YAML embedded in Markdown.
    scope: 'markdown,mdx,yaml',
    include: [`**/content/${collection.path}/*${collection.extension}`],
  };
  const whole: Snippet = {
    prefix: collection.name.toLowerCase(),
    description: `All required fields of a file in content/${collection.path}/`,
    ...shared,
    body: [
      '---',
      ...required.flatMap((name, index) => bodyOf(name, properties[name] ?? {}, index + 1)),
      '---',
      '',
      '$0',
    ],
  };
  const fields = Object.entries(properties).map(([name, property]): [string, Snippet] => [
    `${collection.name}: ${name}`,
    { prefix: name, description: property.description ?? '', ...shared, body: bodyOf(name, property, 1) },
  ]);
  // An item of a list with several types, such as a section: its type and what that requires.
  const types = Object.values(properties)
    .flatMap(({ items }) => items?.oneOf ?? [])
    .map((type): [string, Snippet] => [
      `${collection.name}: a ${type.title}`,
      {
        ...{ prefix: type.title ?? '', description: type.description ?? '' },
        ...shared,
        body: itemLines(type, stops()),
      },
    ]);
  return { [collection.name]: whole, ...Object.fromEntries([...fields, ...types]) };
}

/** The numbers of the places to type in, in order. */
function stops(): () => number {
  let last = 0;
  return () => {
    last += 1;
    return last;
  };
}

/** An object as an item of a list, with its required fields. */
function itemLines({ properties = {}, required = [] }: JsonSchema, nextStop: () => number): string[] {
  return required
    .flatMap((name) => fieldLines(name, properties[name] ?? {}, nextStop))
    .map((line, index) => `${index === 0 ? '- ' : '  '}${line}`);
}

/** A field with the required ones in it. */
function fieldLines(name: string, property: JsonSchema, nextStop: () => number): string[] {
  const { items, properties, required = [] } = property;
  const indented = (lines: readonly string[]) => [`${name}:`, ...lines.map((line) => `  ${line}`)];
  if (items?.properties) return indented(itemLines(items, nextStop));
  if (properties)
    return indented(required.flatMap((inner) => fieldLines(inner, properties[inner] ?? {}, nextStop)));
  return property.const === undefined ? bodyOf(name, property, nextStop()) : [`${name}: ${property.const}`];
}

/** Completion for what writers do not know by heart, in the text of all Markdown documents. */
export function textSnippets(all: readonly Collection[]): Record<string, Snippet> {
  const shared = {
    scope: 'markdown,mdx',
    include: all.map(({ path, extension }) => `**/content/${path}/*${extension}`),
  };
  return Object.fromEntries(
    textParts.flatMap(({ snippets = {} }) =>
      Object.entries(snippets).map(([name, { prefix, description, body }]) => [
        `Text: ${name}`,
        { prefix, description, ...shared, body },
      ]),
    ),
  );
}

function bodyOf(name: string, property: JsonSchema, stop: number): string[] {
  if (property.type === 'array') return [`${name}:`, `  - $${stop}`];
  return [`${name}: ${placeholder(property, stop)}`];
}

function placeholder({ type, format, enum: choices, examples }: JsonSchema, stop: number): string {
  const values = type === 'boolean' ? ['true', 'false'] : choices;
  if (values) return `\${${stop}|${values.map((value) => value.replace(/[\\,|]/g, '\\$&')).join(',')}|}`;
  if (format === 'date') return `\${${stop}:$CURRENT_YEAR-$CURRENT_MONTH-$CURRENT_DATE}`;
  if (examples?.[0] === undefined) return `$${stop}`;
  return `\${${stop}:${String(examples[0]).replace(/[\\$}]/g, '\\$&')}}`;
}
