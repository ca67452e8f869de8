import { z } from 'zod';
import { slugOf } from '../../../lib/content/slug';
import { item, sectionType } from '../section';

export const statements = sectionType('statements', {
  description: 'Short statements side by side on a dark background, such as mission and vision.',
  screenshotAlt: 'On dark green, two statements side by side, each below a few small words',
  background: 'panel',
  idsIn: ({ items }) => (Array.isArray(items) ? items.map((item) => slugOf(String(item?.name))) : []),
  fields: {
    items: z.array(item()).min(1).max(4).meta({ description: 'The statements, one to four.' }),
  },
});
