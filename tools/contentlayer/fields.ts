import { defineNestedType, type FieldDefs } from 'contentlayer2/source-files';
import { z } from 'zod';
import type { JsonSchema } from '../jsonSchema';

/**
 * Contentlayer's field definitions for a document schema.
 * Throws for a type that Contentlayer does not support.
 */
export function contentlayerFields(schema: z.ZodObject): FieldDefs {
  return fieldsOf(z.toJSONSchema(schema, { io: 'input' }) as JsonSchema);
}

function fieldsOf(object: JsonSchema): FieldDefs {
  const required = new Set(object.required);
  const fields: Record<string, unknown> = {};
  for (const [name, property] of Object.entries(object.properties ?? {})) {
    fields[name] = {
      ...fieldOf(name, property),
      required: required.has(name),
      description: property.description,
    };
  }
  return fields as FieldDefs;
}

function fieldOf(name: string, property: JsonSchema): Record<string, unknown> {
  const [choice, ...others] = property.anyOf?.filter(({ type }) => type !== 'null') ?? [];
  // Contentlayer's unions have a field that tells their members apart, which these need not have.
  if (others.length > 0 || property.items?.oneOf) return { type: 'json' };
  // A field that may be empty: Contentlayer treats it as missing.
  if (choice) return fieldOf(name, choice);
  if (property.enum) return { type: 'enum', options: property.enum };
  switch (property.type) {
    case 'string':
      // Not 'date': Contentlayer would turn a calendar day into a timestamp.
      return { type: 'string' };
    case 'integer':
    case 'number':
      return { type: 'number' };
    case 'boolean':
      return { type: 'boolean' };
    case 'array':
      return { type: 'list', of: itemOf(name, property.items ?? {}) };
    case 'object':
      return { type: 'nested', of: nested(name, property) };
    default:
      throw new Error(
        `Field '${name}' has the type '${property.type}', which Contentlayer does not support.`,
      );
  }
}

function itemOf(name: string, items: JsonSchema): unknown {
  if (items.type === 'array')
    throw new Error(`Field '${name}' is a list of lists, which Contentlayer does not support.`);
  return items.type === 'object' ? nested(name, items) : fieldOf(name, items);
}

function nested(name: string, object: JsonSchema) {
  if (!object.title)
    throw new Error(`The object in field '${name}' needs a title: it names the generated type.`);
  return defineNestedType(() => ({ name: object.title as string, fields: fieldsOf(object) }));
}
