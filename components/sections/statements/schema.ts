import { z } from 'zod';
import { item, sectionSchema } from '../section';

const schema = sectionSchema(
  'statements',
  'Short statements side by side on a dark background, such as mission and vision.',
  {
    items: z.array(item()).min(1).max(4).meta({ description: 'The statements, one to four.' }),
  },
);

export type StatementsSection = z.output<typeof schema>;

export const statements = { schema, isPanel: true };
