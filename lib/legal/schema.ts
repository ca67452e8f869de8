import { z } from 'zod';
import { isoDate, text } from '../fields/kinds';

/** Front matter of `content/legal/<slug>.md`. */
export const legal = z
  .strictObject({
    title: text('The heading of the page.'),
    description: text('One sentence for search results.'),
    effective: isoDate('The date the text took effect, for example 2025-09-16.'),
    typeOfSite: text('What kind of site the policy covers.').optional(),
    reviewed: z.boolean().meta({ description: 'true once a lawyer has read and approved the text.' }),
  })
  .meta({ title: 'Legal' });
