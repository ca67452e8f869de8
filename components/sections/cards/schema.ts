import { z } from 'zod';
import { heading, item, sectionType } from '../section';

export const cards = sectionType('cards', {
  description: 'Names with a sentence each, such as values, steps or reasons.',
  fields: {
    look: z.enum(['list', 'steps', 'sheet']).meta({
      description:
        'list: below each other, beside the heading, on a tinted background; steps: each lower than the one before; sheet: below details of one drawing.',
    }),
    heading: heading(),
    items: z.array(item()).min(1).max(9).meta({ description: 'The cards, one to nine.' }),
  },
});
