import { z } from 'zod';
import { dayFault, plausibleYear } from './isoDay';

/** Text that must say something: empty and blank strings are refused. */
export function text(description: string) {
  return saying(z.string(), description);
}

/** The same on one line: a line break in a title would break the lists and the subjects of mails that it stands in. */
export function line(description: string) {
  const fault = 'must be one line: write it behind the colon, or below it after >-';
  return saying(
    z.string().refine((value) => !/[\r\n]/.test(value), fault),
    description,
  );
}

function saying(string: z.ZodString, description: string) {
  return (
    string
      .trim()
      .min(1, 'is empty: write something behind the colon')
      // For editors, which do not trim.
      .meta({ description, pattern: '\\S' })
  );
}

/** A calendar day as `2025-07-21`; a day that does not exist is refused. */
export function isoDate(description: string) {
  return z.iso
    .date({ error: ({ input }) => dayFault(input) })
    .refine((day) => plausibleYear.test(day), { error: ({ input }) => dayFault(input) })
    .meta({ description, examples: ['2025-07-21'] });
}

/** An absolute https address. */
export function httpsUrl(description: string) {
  return z
    .url({ protocol: /^https$/, hostname: z.regexes.domain, error: ({ input }) => addressFault(input) })
    .regex(/^https:\/\//, { error: ({ input }) => addressFault(input) })
    .meta({ description });
}

function addressFault(value: unknown): string {
  const [, scheme, rest] =
    /^\s*(?:(https?):\/\/)?([a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[/?#]\S*)?)\s*$/i.exec(String(value)) ?? [];
  const cure =
    rest && scheme !== 'https'
      ? `: write https://${rest.replace(/^([^/?#]+)\/$/, '$1')}`
      : ', for example https://www.example.com';
  return `is not a full https:// address${cure}`;
}

/** Names of fields that still hold placeholders; `npm run check:launch` lists them. */
export function placeholders<Field extends string>(fields: readonly [Field, ...Field[]]) {
  return z.array(z.enum(fields)).optional().meta({
    description: 'Fields whose values are placeholders: replace the value, then delete its name here.',
  });
}
