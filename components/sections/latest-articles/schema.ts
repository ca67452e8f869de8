import { z } from 'zod';
import { categoryName } from '@/lib/schemas/kinds';
import { heading, sectionType } from '../section';

const countReason = 'must be a whole number from 1 to 6, without quotation marks';

export const latestArticles = sectionType('latest-articles', {
  description: 'Cards of the newest articles. Left out while there is none.',
  shows: ({ category }) => ({ collection: 'Article', field: 'category', value: category }),
  fields: {
    heading: heading(),
    category: categoryName('Only articles of this category; all without it.').optional(),
    count: z
      .int(countReason)
      .min(1, countReason)
      .max(6, countReason)
      .optional()
      .meta({ description: 'How many articles at most, one to six; three without it.', examples: [3] }),
  },
});
