import { z } from 'zod';
import { calloutLabels } from '../text/callouts/plugin';
import type { Collection } from './collection';

type JsonSchema = {
  description?: string;
  type?: string;
  format?: string;
  enum?: string[];
  examples?: unknown[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
};

export type Snippet = {
  prefix: string;
  description: string;
  scope: string;
  include: string[];
  body: string[];
};

/** The fields of a collection as JSON Schema, in the draft that YAML editors support. */
export function jsonSchemaOf({ schema, path, extension }: Collection): Record<string, unknown> {
  const where = path.endsWith(extension) ? `content/${path}` : `content/${path}/*${extension}`;
  const generated = z.toJSONSchema(schema, { target: 'draft-7', io: 'input' });
  return { $comment: `Fields of ${where}, written by "npm run schemas".`, ...generated };
}

/** The file name of a schema: `page-list.json` for `PageList`. */
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
  return { [collection.name]: whole, ...Object.fromEntries(fields) };
}

/** Completion for what writers do not know by heart, in the text of all Markdown documents. */
export function textSnippets(all: readonly Collection[]): Record<string, Snippet> {
  const shared = {
    scope: 'markdown,mdx',
    include: all.map(({ path, extension }) => `**/content/${path}/*${extension}`),
  };
  return {
    'Text: call-out': {
      prefix: 'callout',
      description: 'A call-out: a box with a label',
      ...shared,
      body: [`> [!\${1|${[...calloutLabels.keys()].join(',')}|}]`, '> $0'],
    },
    'Text: footnote': {
      prefix: 'footnote',
      description: 'A footnote: the note is shown at the end of the text',
      ...shared,
      body: ['[^$1]$0', '', '[^$1]: $2'],
    },
    'Text: video': {
      prefix: 'video',
      description:
        'A card with a link to a video on YouTube or Vimeo; leave an empty line above and below it',
      ...shared,
      body: ['[$1](https://www.youtube.com/watch?v=$2)', '$0'],
    },
    'Text: download': {
      prefix: 'download',
      description: 'A link to a file in content/files/; its type and size are added to the text',
      ...shared,
      body: ['[$1](../files/$2)$0'],
    },
    'Text: quotation': {
      prefix: 'quotation',
      description: 'A quotation with the name of the speaker',
      ...shared,
      body: ['> $1', '>', '> — $2', '$0'],
    },
  };
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
