import { z } from 'zod';
import { heading, item, sectionType } from '../section';

export const reasons = sectionType('reasons', {
  description: 'A heading with reasons beside it, on a tinted background.',
  screenshotAlt: 'On pale green, a heading on the left, and two reasons below each other on the right',
  background: 'tint',
  fields: {
    heading: heading(),
    items: z.array(item()).min(1).max(9).meta({ description: 'The reasons, one to nine.' }),
  },
});
