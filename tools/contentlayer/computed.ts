import { basename } from 'node:path';
import type { ComputedFields, LocalDocument } from 'contentlayer2/source-files';
import { z } from 'zod';
import type { Collection } from '../../lib/content/collection';
import { people } from '../../lib/content/collections/people';
import { pages } from '../collections';
import type { JsonSchema } from '../jsonSchema';

/** The fields that Contentlayer adds to a kind of document. */
export function computedFields(collection: Collection): ComputedFields {
  const { name, path, extension, schema } = collection;
  return {
    isValid: validityOf(schema),
    ...(!path.endsWith(extension) && { slug: slugWithout(extension) }),
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
