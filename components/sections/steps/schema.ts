import { z } from 'zod';
import { heading, item, sectionType } from '../section';

export const steps = sectionType('steps', {
  description: 'Steps that follow each other, each lower than the one before.',
  screenshotAlt: 'Three steps from left to right, each starting lower than the one before',
  fields: {
    heading: heading(),
    items: z.array(item()).min(1).max(6).meta({ description: 'The steps in order, one to six.' }),
  },
});
