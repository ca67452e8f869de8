import { z } from 'zod';
import { heading, item, sectionSchema } from '../section';

const schema = sectionSchema('steps', 'Steps that follow each other, each lower than the one before.', {
  heading: heading(),
  items: z.array(item()).min(1).max(6).meta({ description: 'The steps in order, one to six.' }),
});

export type StepsSection = z.output<typeof schema>;

export const steps = {
  schema,
  picture: 'Three steps from left to right, each starting lower than the one before',
};
