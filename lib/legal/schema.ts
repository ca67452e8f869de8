import { z } from 'zod';
import { isoDate, text } from '../fields/kinds';

/** A lawyer's words may repeat facts. */
const quoted = { isWords: true, takesFacts: true, isQuoted: true } as const;

/** Front matter of `content/legal/<slug>.md`. */
export const legal = z
  .strictObject({
    title: text('The heading of the page.').meta({ ...quoted, shownLength: 70 }),
    description: text('One sentence for search results.').meta({ ...quoted, shownLength: 160 }),
    effective: isoDate('The date the text took effect, for example 2025-09-16.'),
    typeOfSite: text('What kind of site the policy covers.').optional(),
    reviewed: z.boolean().meta({ description: 'Whether a lawyer has read and approved the text.' }),
  })
  .meta({ title: 'Legal' });
