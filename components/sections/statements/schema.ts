import { z } from 'zod';
import { slugOf } from '../../../lib/content/slug';
import type { WrittenSection } from '../../../lib/pages/sectionType';
import { item, sectionSchema } from '../section';

const schema = sectionSchema(
  'statements',
  'Short statements side by side on a dark background, such as mission and vision.',
  {
    items: z.array(item()).min(1).max(4).meta({ description: 'The statements, one to four.' }),
  },
);

export type StatementsSection = z.output<typeof schema>;

export const statements = {
  schema,
  picture: 'On dark green, two statements side by side, each below a few small words',
  isPanel: true,
  idsIn: ({ items }: WrittenSection) =>
    Array.isArray(items) ? items.map((item) => slugOf(String(item?.name))) : [],
};
