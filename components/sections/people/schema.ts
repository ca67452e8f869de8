import { z } from 'zod';
import { inlineText } from '@/lib/markdown/fields';
import { slugPattern } from '@/lib/schemas/kinds';
import { heading, sectionType } from '../section';

const nameReason = 'must be the name of a file in content/people without .md, such as jane-doe';

export const people = sectionType('people', {
  description:
    'People with their pictures, roles and a short text about each. Left out while there is nobody.',
  shows: () => ({ collection: 'Person' }),
  fields: {
    heading: heading(),
    lead: inlineText('A sentence or two beside the heading.').optional(),
    people: z
      .array(z.string(nameReason).regex(slugPattern, nameReason).meta({ refersTo: 'people' }))
      .min(2, 'must name at least two people')
      .max(12)
      .refine((people) => new Set(people).size === people.length, 'has a person twice: delete one')
      .optional()
      .meta({
        description:
          'The names of files in content/people without .md, two to twelve, in their order. Without them, everyone: by their field order, then by name.',
        examples: [['jane-doe', 'john-citizen']],
      }),
  },
});
