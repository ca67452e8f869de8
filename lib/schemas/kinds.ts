import { z } from 'zod';
import { dayReason, plausibleYear } from './isoDay';
import { slugOf } from './slug';

/** Text that is neither empty nor blank. */
export function text(description: string) {
  return nonEmpty(z.string(), description);
}

/** The same on one line: a line break in a title would break lists and e-mail subjects. */
export function line(description: string) {
  const reason = 'must be on one line: write it after the colon';
  return nonEmpty(
    z.string().refine((value) => !/[\r\n]/.test(value), reason),
    description,
  );
}

/** A field that names a category. Its choices are content, so that the check knows them, and not the schema. */
export function categoryName(description: string) {
  return line(description).meta({ isCategory: true });
}

function nonEmpty(string: z.ZodString, description: string) {
  return string.trim().min(1, 'is empty: write a value after the colon').meta({ description, isText: true });
}

/** A file name without its extension. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A name in URLs, as lower-case words joined by hyphens. */
export function slug() {
  const fix = (input: unknown) => slugOf(String(input).replace(/^.*\/|\.\w+$/g, ''));
  return z.string().regex(slugPattern, {
    error: ({ input }) => `must be lower-case words joined by hyphens: write ${fix(input)}`,
  });
}

/** Leaves room for the next free id. */
const greatestInteger = 99_999_999;

/** A position or id. */
export function positiveInteger() {
  const reason = 'must be a whole number, 1 or more, without quotation marks';
  return z.int(reason).min(1, reason).max(greatestInteger, `must be ${greatestInteger} or less`);
}

/** A calendar day as `2025-07-21`. Rejects a day that does not exist. */
export function isoDate(description: string) {
  return z.iso
    .date({ error: ({ input }) => dayReason(input) })
    .refine((day) => plausibleYear.test(day), { error: ({ input }) => dayReason(input) })
    .meta({ description, examples: ['2025-07-21'] });
}

/** An absolute https URL. */
export function httpsUrl(description: string) {
  const error = 'must be a full https:// URL, for example https://www.example.com';
  return (
    z
      .string({ error })
      // First, because .url() removes line breaks, which Contentlayer does not.
      .regex(/^https:\/\/[^\s\p{Cc}]+$/u, { error, abort: true })
      .url({ protocol: /^https$/, hostname: z.regexes.domain, error })
      .meta({ description, format: 'uri' })
  );
}

/** true or false; without it, false. */
export function flag(description: string) {
  return z
    .boolean()
    .optional()
    .meta({ description, examples: [true] });
}

/** Names of fields that are still placeholders; `npm run check:launch` lists them. */
export function placeholders<Field extends string>(fields: readonly [Field, ...Field[]]) {
  return z.array(z.enum(fields)).optional().meta({
    description: 'Fields whose values are placeholders: replace the value, then delete its name here.',
    isTechnical: true,
  });
}
