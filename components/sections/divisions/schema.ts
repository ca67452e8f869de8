import { z } from 'zod';
import { inlineText } from '../../../lib/text/markdownFields';
import { heading, sectionSchema } from '../section';

const schema = sectionSchema('divisions', 'The planned divisions. Left out while there is none.', {
  heading: heading(),
  lead: inlineText('A sentence beside the heading.').optional(),
  layout: z
    .enum(['rows', 'cards'])
    .meta({ description: 'rows: a line each; cards: with a larger drawing and the current phase.' }),
});

export type DivisionsSection = z.output<typeof schema>;

export const divisions = {
  schema,
  picture:
    'Two rows between dashed lines, each with a small drawing, the name of a division, a sentence and “Coming Soon”',
  shows: () => ({ collection: 'Venture', field: 'status', value: 'planned' }) as const,
};
