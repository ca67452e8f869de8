import { VFile } from 'vfile';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseDocument } from '@/lib/content/parse';
import { metaOf } from '@/lib/fields/meta';

const isLink = { isLink: true } as const;

/** The links that the content check finds in a field. */
function linksIn(field: z.ZodType, value: string): string[] {
  const schema = z.strictObject({ field });
  const form = { label: 'Examples', one: 'Example' };
  const collection = { name: 'Example', path: 'examples', form, extension: '.yaml', schema } as const;
  const file = new VFile({ path: 'file.yaml', value: `field: ${value}` });
  return parseDocument(file, collection).links.map(({ url }) => url);
}

test.each([
  ['in front of .optional()', z.string().meta(isLink).optional()],
  ['after .optional()', z.string().optional().meta(isLink)],
  ['after .nullable()', z.string().nullable().meta(isLink)],
])('a mark %s counts', (_, field) => {
  expect(metaOf(field).isLink).toBe(true);
  expect(linksIn(field, '/about')).toEqual(['/about']);
  expect(linksIn(z.array(field), '[ /about, /contact ]')).toEqual(['/about', '/contact']);
});

test('the mark of the alternative that a value has chosen counts', () => {
  const field = z.union([z.string().meta(isLink), z.strictObject({ url: z.string().meta(isLink) })]);
  expect(linksIn(field, '/about')).toEqual(['/about']);
  expect(linksIn(field, '{ url: /contact }')).toEqual(['/contact']);
});
