import { z } from 'zod';

/**
 * The schema of the value at a path of a document; undefined if the schema has no such path. Of alternatives, such as
 * the types of section, it is the one that the value has chosen.
 */
export function schemaAt(
  schema: z.ZodType,
  values: unknown,
  path: readonly PropertyKey[],
): z.ZodType | undefined {
  let inner = chosen(schema, values);
  let value = values;
  for (const key of path) {
    const next = inner && partOf(inner, key);
    if (!next) return undefined;
    value = memberOf(value, key);
    inner = chosen(next, value);
  }
  return inner;
}

function partOf(schema: z.ZodType, key: PropertyKey): z.ZodType | undefined {
  if (schema instanceof z.ZodArray) return schema.element as z.ZodType;
  // A field can have the name of a method of all objects, such as constructor.
  const isField = schema instanceof z.ZodObject && Object.hasOwn(schema.shape, key);
  return isField ? (schema.shape[String(key)] as z.ZodType) : undefined;
}

function chosen(schema: z.ZodType, value: unknown): z.ZodType | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return chosen(schema.unwrap() as z.ZodType, value);
  if (!(schema instanceof z.ZodUnion)) return schema;
  const options = schema.options as z.ZodType[];
  if (!(schema instanceof z.ZodDiscriminatedUnion))
    return options.find((option) => option instanceof z.ZodObject === isObject(value));
  const key = schema.def.discriminator;
  return options.find(
    (option) =>
      option instanceof z.ZodObject &&
      (option.shape[key] as z.ZodType).safeParse(memberOf(value, key)).success,
  );
}

function memberOf(value: unknown, key: PropertyKey): unknown {
  return isObject(value) ? (value as Record<PropertyKey, unknown>)[key] : undefined;
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}
