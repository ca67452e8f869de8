import { VFile } from 'vfile';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseDocument } from '@/lib/content/parse';

const link = z.string().meta({ isLink: true });

test.each([
  ['in front of .optional()', link.optional(), '/about'],
  ['after .optional()', z.string().optional().meta({ isLink: true }), '/about'],
  ['in a list', z.array(link), '[ /about ]'],
  [
    'of the alternative that a value has chosen',
    z.union([link, z.strictObject({ url: link })]),
    '{ url: /about }',
  ],
])('the content check finds a link by the mark %s', (_, field, value) => {
  const form = { label: 'Examples', one: 'Example' };
  const schema = z.strictObject({ field });
  const collection = { name: 'Example', path: 'examples', form, extension: '.yaml', schema } as const;
  const file = new VFile({ path: 'file.yaml', value: `field: ${value}` });
  expect(parseDocument(file, collection).links.map(({ url }) => url)).toEqual(['/about']);
});
