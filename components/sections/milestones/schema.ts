import { z } from 'zod';
import { inlineText } from '@/lib/markdown/fields';
import { heading, sectionType } from '../section';

const yearReason = 'must be a year of four digits, without quotation marks';

const milestone = z
  .strictObject({
    year: z
      .int(yearReason)
      .min(1800, yearReason)
      .max(2199, yearReason)
      .meta({ description: 'The year, for example 2019.', examples: [2019] }),
    text: inlineText('What happened, in a sentence or two.'),
  })
  .meta({ title: 'Milestone' });

export const milestones = sectionType('milestones', {
  description: 'Years along a line, each with what happened in it.',
  screenshotAlt:
    'A heading on the left; on the right three years along a vertical line, each with a sentence',
  fields: {
    heading: heading(),
    items: z
      .array(milestone)
      .min(1)
      .max(20)
      .superRefine((items, { addIssue }) => {
        for (const [index, { year }] of items.entries()) {
          const before = items[index - 1]?.year;
          if (before === undefined || year >= before) continue;
          const message = `comes after ${before}: put the earliest year first`;
          addIssue({ code: 'custom', path: [index, 'year'], message });
        }
      })
      .meta({ description: 'The milestones, the earliest first, one to twenty.' }),
  },
});
