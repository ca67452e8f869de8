import { z } from 'zod';
import { isoDate, text } from './kinds';

const sentence = { isWords: true, takesFacts: true } as const;

/** Front matter of `content/legal/<slug>.md`. */
export const legal = z
  .strictObject({
    title: text('The heading of the page.').meta({ ...sentence, shownLength: 70 }),
    description: text('One sentence for search results.').meta({ ...sentence, shownLength: 160 }),
    effective: isoDate('The date the text took effect, for example 2025-09-16.'),
    typeOfSite: text('What kind of site the policy covers.').optional(),
    reviewed: z.boolean().meta({ description: 'Whether a lawyer has read and approved the text.' }),
  })
  .meta({ title: 'Legal' });
