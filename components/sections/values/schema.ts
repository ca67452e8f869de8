import { z } from 'zod';
import { heading, item, sectionSchema } from '../section';

const schema = sectionSchema('values', 'Cards with a name and a sentence, below details of one drawing.', {
  heading: heading(),
  items: z.array(item()).min(1).max(9).meta({ description: 'The values, one to nine.' }),
});

export type ValuesSection = z.output<typeof schema>;

export const values = {
  schema,
  picture: 'Three cards in a row, each with part of a drawing, a name and a sentence',
};
