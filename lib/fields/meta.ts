import { z } from 'zod';

/**
 * What a schema says about a field to writers. Zod keeps it at the schema that got it, so `.optional()` after a
 * description hides it: this looks inside.
 */
export function metaOf(schema: z.ZodType): z.core.GlobalMeta {
  const inner =
    schema instanceof z.ZodOptional || schema instanceof z.ZodNullable
      ? metaOf(schema.unwrap() as z.ZodType)
      : {};
  return { ...inner, ...schema.meta() };
}
