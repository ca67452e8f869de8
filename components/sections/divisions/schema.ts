import { z } from 'zod';
import { inlineText } from '@/lib/markdown/fields';
import { heading, sectionType } from '../section';

export const divisions = sectionType('divisions', {
  description: 'The planned divisions. Left out while there is none.',
  screenshotAlt:
    'Two rows between dashed lines, each with a small drawing, the name of a division, a sentence and “Coming Soon”',
  shows: () => ({ collection: 'Venture', field: 'status', value: 'planned' }),
  fields: {
    heading: heading(),
    lead: inlineText('A sentence beside the heading.').optional(),
    layout: z
      .enum(['rows', 'cards'])
      .meta({ description: 'rows: a line each; cards: with a larger drawing and the current phase.' }),
  },
});
