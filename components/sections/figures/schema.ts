import { z } from 'zod';
import { isoDate } from '@/lib/schemas/kinds';
import { heading, href, sectionType, words } from '../section';

const source = z
  .strictObject({
    label: words('The name of the source, such as Annual report.'),
    href: href().optional(),
  })
  .meta({ title: 'Source', description: 'Where the number comes from: readers want to check it.' });

const figure = z
  .strictObject({
    number: words('The number, in quotation marks, for example "120".')
      .regex(/\p{Nd}/u, 'must have a digit in it')
      .meta({ examples: ['120'] }),
    unit: words('What follows the number, for example per cent.').optional(),
    label: words('What the number counts.'),
    date: isoDate('The day on which the number was correct, for example 2025-06-30.'),
    source,
  })
  .meta({ title: 'Figure' });

export const figures = sectionType('figures', {
  description: 'Large numbers, each with its date and its source.',
  screenshotAlt: 'Two large numbers side by side, each with a label, a date and a source below it',
  fields: {
    heading: heading(),
    items: z.array(figure).min(1).max(6).meta({ description: 'The numbers, one to six.' }),
  },
});
