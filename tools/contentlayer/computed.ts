import { basename } from 'node:path';
import type { ComputedFields, LocalDocument } from 'contentlayer2/source-files';
import type { Node } from 'unist';
import type { VFile } from 'vfile';
import { z } from 'zod';
import type { Collection } from '../../lib/content/collection';
import { articles } from '../../lib/content/collections/articles';
import { people } from '../../lib/content/collections/people';
import { type ContentsItem, contentsOf } from '../../lib/markdown/headings';
import { pages } from '../collections';
import type { JsonSchema } from '../jsonSchema';

/** The fields that Contentlayer adds to a kind of document. */
export function computedFields(collection: Collection): ComputedFields {
  const { name, path, extension, schema, requiredSections } = collection;
  return {
    isValid: validityOf(schema),
    ...(!path.endsWith(extension) && { slug: slugWithout(extension) }),
    ...((requiredSections || name === articles.name) && { contents }),
    ...(name === pages.name && { compiledSections }),
    ...(name === people.name && { compiledText }),
  };
}

/**
 * Throws for an empty required field, and for a wrong date or URL, which Contentlayer accepts: pages of the development
 * server would fail at it. They stay as they were until it is corrected. The field itself has no value.
 */
function validityOf(schema: z.ZodObject): ComputedFields[string] {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input' }) as JsonSchema;
  return {
    type: 'boolean',
    resolve: (document) => {
      for (const [name, field] of Object.entries(schema.shape))
        if (document[name] === null || properties[name]?.format) (field as z.ZodType).parse(document[name]);
    },
  };
}

/** The file name without its extension. */
function slugWithout(extension: string): ComputedFields[string] {
  return {
    type: 'string',
    resolve: ({ _raw }: LocalDocument) => basename(_raw.sourceFileName, extension),
  };
}

/** What a table of contents lists. */
const contents: ComputedFields[string] = {
  type: 'json',
  resolve: ({ _raw }: LocalDocument) => contentsOfFiles.get(_raw.sourceFilePath),
};

/**
 * By the path of the file, whose text Contentlayer compiles before it computes fields. To parse the text again would take a
 * fifth of the time.
 */
const contentsOfFiles = new Map<string, ContentsItem[]>();

/** A rehype plugin that keeps the headings of each text for its table of contents. */
export function keepContents() {
  return (_: Node, { data: { rawDocumentData, headings = [] } }: VFile) => {
    contentsOfFiles.set((rawDocumentData as LocalDocument['_raw']).sourceFilePath, contentsOf(headings));
  };
}

/** The sections of a page, with HTML in place of Markdown. */
const compiledSections: ComputedFields[string] = {
  type: 'json',
  resolve: ({ sections }) => pages.schema.shape.sections.parse(sections) ?? [],
};

/** The text about a person, with HTML in place of Markdown. */
const compiledText: ComputedFields[string] = {
  type: 'json',
  resolve: ({ text }) => people.schema.shape.text.parse(text) ?? null,
};
