import { z } from 'zod';
import { isObject, valueAt } from './values';

/**
 * The schema of the value at a path of a document; undefined if the schema has no such path. Of alternatives, such as
 * the types of section, it is the one that the value has chosen.
 */
export function schemaAt(...field: Parameters<typeof layersAt>): z.ZodType | undefined {
  return layersAt(...field).at(-1);
}

/** The fields of an object; none of another schema. */
export function shapeOf(schema: z.ZodType | undefined): z.ZodRawShape {
  return schema instanceof z.ZodObject ? schema.shape : {};
}

/** A schema without `.optional()` and `.nullable()` around it. */
export function unwrapped(schema: z.ZodType): z.ZodType {
  return layersOf(schema).at(-1) as z.ZodType;
}

/** The schemas of the value at a path of a document, from the outermost to that of `schemaAt`. */
export function layersAt(schema: z.ZodType, value: unknown, path: readonly PropertyKey[]): z.ZodType[] {
  const layers = layersOf(schema, value);
  const [key, ...rest] = path;
  if (key === undefined) return layers;
  const part = partOf(layers.at(-1) as z.ZodType, key);
  return part ? layersAt(part, valueAt(value, [key]), rest) : [];
}

/** A schema with what `.optional()`, `.nullable()` and, for a value, alternatives have in them. */
export function layersOf(schema: z.ZodType, value?: unknown): z.ZodType[] {
  const inner = innerOf(schema, value);
  return inner ? [schema, ...layersOf(inner, value)] : [schema];
}

function partOf(schema: z.ZodType, key: PropertyKey): z.ZodType | undefined {
  if (schema instanceof z.ZodArray) return schema.element as z.ZodType;
  // A field can have the name of a method of all objects, such as constructor.
  const isField = schema instanceof z.ZodObject && Object.hasOwn(schema.shape, key);
  return isField ? (schema.shape[String(key)] as z.ZodType) : undefined;
}

function innerOf(schema: z.ZodType, value: unknown): z.ZodType | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return schema.unwrap() as z.ZodType;
  if (!(schema instanceof z.ZodUnion) || value === undefined) return undefined;
  const options = schema.options as z.ZodType[];
  if (!(schema instanceof z.ZodDiscriminatedUnion))
    return options.find((option) => option instanceof z.ZodObject === isObject(value));
  const key = schema.def.discriminator;
  return options.find(
    (option) =>
      option instanceof z.ZodObject &&
      (option.shape[key] as z.ZodType).safeParse(valueAt(value, [key])).success,
  );
}
