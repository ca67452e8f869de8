import { z } from 'zod';
import { categoryName } from '../../../lib/categories/field';
import type { WrittenSection } from '../../../lib/pages/sectionType';
import { heading, sectionSchema } from '../section';

const countReason = 'must be a whole number from 1 to 6, without quotation marks';

const schema = sectionSchema(
  'latest-articles',
  'Cards of the newest articles. Left out while there is none.',
  {
    heading: heading(),
    category: categoryName('Only articles of this category; all without it.').optional(),
    count: z
      .int(countReason)
      .min(1, countReason)
      .max(6, countReason)
      .optional()
      .meta({ description: 'How many articles at most, one to six; three without it.', examples: [3] }),
  },
);

export type LatestArticlesSection = z.output<typeof schema>;

export const latestArticles = {
  schema,
  picture: 'Two cards side by side, each with a drawing, a category, a title, a date and a read time',
  shows: ({ category }: WrittenSection) =>
    ({ collection: 'Article', field: 'category', value: category }) as const,
};
