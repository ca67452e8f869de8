import { z } from 'zod';
import { fieldMarks } from '../fields/meta';
import { textParts } from '../text/parts';
import type { TextSnippet } from '../text/textPart';
import type { Collection } from './collection';
import type { JsonSchema } from './jsonSchema';

export type Snippet = Omit<TextSnippet, 'button'> & { prefix: string; scope: string; include: string[] };

/** What a writer can put into the fields of a collection as JSON Schema, in the draft that YAML editors support. */
export function jsonSchemaOf(
  { schema, path, extension }: Collection,
  categories: readonly string[],
): Record<string, unknown> {
  const where = path.endsWith(extension) ? `content/${path}` : `content/${path}/*${extension}`;
  const fields = z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    override({ jsonSchema }) {
      if (jsonSchema.isCategory) {
        jsonSchema.enum = [...categories];
        delete jsonSchema.pattern;
      }
      for (const mark of fieldMarks) delete jsonSchema[mark];
    },
  });
  return { $comment: `Fields of ${where}, written by "npm run schemas".`, ...fields };
}

/** The file name of a schema: `redirect-list.json` for `RedirectList`. */
export function schemaFile({ name }: Pick<Collection, 'name'>): string {
  return `${name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}.json`;
}

/**
 * Completion for front matter: one snippet for each field and one for all required fields. YAML extensions ignore
 * Markdown files, but VS Code offers snippets in them, with choices and descriptions.
 */
export function snippetsOf(collection: Collection, categories: readonly string[]): Record<string, Snippet> {
  const { properties = {}, required = [] } = jsonSchemaOf(collection, categories) as JsonSchema;
  const shared = {
    // VS Code treats front matter as YAML embedded in Markdown.
    scope: 'markdown,yaml',
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
  return { [collection.name]: whole, ...Object.fromEntries(fields) };
}

/** Completion for what writers do not know by heart, in the text of all Markdown documents. */
export function textSnippets(all: readonly Collection[]): Record<string, Snippet> {
  const shared = {
    scope: 'markdown',
    include: all.map(({ path, extension }) => `**/content/${path}/*${extension}`),
  };
  return Object.fromEntries(
    textParts.flatMap(({ snippets = {} }) =>
      Object.entries(snippets).flatMap(([name, { prefix, description, body }]) =>
        prefix ? [[`Text: ${name}`, { prefix, description, ...shared, body }]] : [],
      ),
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
