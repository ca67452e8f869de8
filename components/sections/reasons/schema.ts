import { z } from 'zod';
import { heading, item, sectionSchema } from '../section';

const schema = sectionSchema('reasons', 'A heading with reasons beside it, on a tinted background.', {
  heading: heading(),
  items: z.array(item()).min(1).max(9).meta({ description: 'The reasons, one to nine.' }),
});

export type ReasonsSection = z.output<typeof schema>;

export const reasons = {
  schema,
  picture: 'On pale green, a heading on the left, and two reasons below each other on the right',
  isPanel: true,
};
