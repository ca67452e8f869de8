import { z } from 'zod';
import { heading, item, sectionType } from '../section';

export const values = sectionType('values', {
  description: 'Cards with a name and a sentence, below details of one drawing.',
  screenshotAlt: 'Three cards in a row, each with part of a drawing, a name and a sentence',
  fields: {
    heading: heading(),
    items: z.array(item()).min(1).max(9).meta({ description: 'The values, one to nine.' }),
  },
});
