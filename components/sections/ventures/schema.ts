import { z } from 'zod';
import { inlineText } from '@/lib/markdown/fields';
import { heading, sectionType } from '../section';

export const ventures = sectionType('ventures', {
  description: 'The businesses or the planned divisions. Left out while there is none.',
  shows: ({ look }) => ({
    collection: 'Venture',
    field: 'status',
    value: look === 'rows' || look === 'phases' ? 'planned' : 'established',
  }),
  fields: {
    look: z.enum(['cards', 'full', 'rows', 'phases']).meta({
      description:
        'cards: a card for each business; full: each business with its description and services; rows: a line for each division; phases: a card for each division, with its current phase.',
    }),
    heading: heading().optional(),
    lead: inlineText('A sentence beside the heading.').optional(),
  },
});
