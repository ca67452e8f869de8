import { z } from 'zod';

/** A line of text that must say something: empty and blank strings are refused. */
export function text(description: string) {
  return z.string().trim().min(1, 'is empty: write something, or take the line out').meta({ description });
}

/** A calendar day as `2025-07-21`; a day that does not exist is refused. */
export function isoDate(description: string) {
  return z.iso.date('is not a real day written as YYYY-MM-DD, for example 2025-07-21').meta({ description });
}

/** An absolute https address. */
export function httpsUrl(description: string) {
  return z.url({ protocol: /^https$/, error: 'is not a full https:// address' }).meta({ description });
}

/** Names of fields whose values nobody has supplied yet; `npm run check:launch` lists them. */
export function standIns<Field extends string>(fields: readonly [Field, ...Field[]]) {
  return z.array(z.enum(fields)).optional().meta({
    description: 'Fields that still hold a stand-in: replace the value, then delete its name here.',
  });
}
