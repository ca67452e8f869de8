import { z } from 'zod';
import { categoryName, flag } from '@/lib/schemas/kinds';
import { heading, sectionType } from '../section';

const countReason = 'must be a whole number from 1 to 6, without quotation marks';

const type = sectionType('articles', {
  description: 'Cards of the newest articles, or all with filters. Left out while there is none.',
  neededOn: 'news-insights',
  onlyOn: ({ filters }) => (filters ? 'news-insights' : undefined),
  shows: ({ filters, category }) =>
    filters ? undefined : { collection: 'Article', field: 'category', value: category },
  idsIn: ({ filters }) => (filters ? ['featured-article', 'latest-articles'] : []),
  fields: {
    filters: flag(
      'true, on the page `news-insights.md`: all articles with their filters, and no other field.',
    ),
    heading: heading().optional(),
    category: categoryName('Only articles of this category; all without it.').optional(),
    count: z
      .int(countReason)
      .min(1, countReason)
      .max(6, countReason)
      .optional()
      .meta({ description: 'How many articles at most, one to six; three without it.', examples: [3] }),
  },
});

export const articles = {
  ...type,
  schema: type.schema.refine(
    ({ filters, heading, category, count }) => (filters ? !(heading || category || count) : heading),
    {
      path: ['type'],
      error: 'articles needs a heading, or filters: true and no other field',
    },
  ),
};
