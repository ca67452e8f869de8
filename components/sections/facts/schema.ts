import { z } from 'zod';
import { inlineText } from '@/lib/markdown/fields';
import { factLabels, type LabelledFact } from '@/lib/schemas/entity';
import { heading, sectionType, words } from '../section';

/** The facts of content/company.yaml that a row can show. */
const companyFacts = Object.keys(factLabels) as [LabelledFact, ...LabelledFact[]];

const row = z
  .strictObject({
    name: words('What the value is, or the year of a milestone.').optional(),
    value: inlineText('The value, or what happened.').optional(),
    note: inlineText('The date and the source of a number, for readers who want to check it.').optional(),
    fact: z
      .enum(companyFacts)
      .optional()
      .meta({ description: 'A fact of company.yaml, in place of a name and a value.', isFact: true }),
  })
  .refine(({ name, value, fact }) => (fact ? !name && !value : name && value), {
    error: 'must have a name and a value, or only a fact',
  })
  .meta({ title: 'Row' });

export const facts = sectionType('facts', {
  description: 'Names with a value each: facts about the group, numbers or milestones.',
  fields: {
    look: z.enum(['numbers', 'timeline', 'table']).meta({
      description:
        'numbers: large values side by side; timeline: milestones along a line; table: a row each.',
    }),
    heading: heading(),
    items: z
      .array(row)
      .min(1)
      .max(20)
      .meta({
        description: `The rows, one to twenty: a name and a value, or only a fact of company.yaml: ${companyFacts.join(', ')}.`,
      }),
  },
});
