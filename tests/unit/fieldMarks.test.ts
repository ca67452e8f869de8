import { VFile } from 'vfile';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Collection } from '@/lib/content/collection';
import { parseDocument } from '@/lib/content/parse';
import { metaOf } from '@/lib/fields/meta';

const inside = z.string().meta({ isLink: true }).optional();
const outside = z.string().optional().meta({ isLink: true });
const nullable = z.string().nullable().meta({ isLink: true });
const alternative = z.union([z.string().meta({ isLink: true }), z.strictObject({ url: outside })]);

/** The links that the content check finds in a field. */
function linksIn(field: z.ZodType, value: string): string[] {
  const collection: Collection = {
    name: 'Example',
    path: 'examples',
    extension: '.yaml',
    schema: z.strictObject({ field }),
    prose: [],
  };
  const document = parseDocument(new VFile({ path: 'file.yaml', value: `field: ${value}` }), collection);
  return document.links.map(({ url }) => url);
}

test.each([
  ['in front of .optional()', inside],
  ['after .optional()', outside],
  ['after .nullable()', nullable],
])('a mark %s counts', (_, field) => {
  expect(metaOf(field).isLink).toBe(true);
  expect(linksIn(field, '/about')).toEqual(['/about']);
  expect(linksIn(z.array(field), '[ /about, /contact ]')).toEqual(['/about', '/contact']);
});

test('the mark of the alternative that a value has chosen counts', () => {
  expect(linksIn(alternative, '/about')).toEqual(['/about']);
  expect(linksIn(alternative, '{ url: /contact }')).toEqual(['/contact']);
});
