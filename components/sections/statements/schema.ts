import { z } from 'zod';
import { slugOf } from '@/lib/schemas/slug';
import { item, sectionType, words } from '../section';

const description = 'A short name.';

/** With its id, which is that of the words as they are written: the facts in them can change. */
const name = words(description)
  .transform((words) => ({ words, id: slugOf(words) }))
  .meta({ description, isWords: true, takesFacts: true });

const statement = z.strictObject({ ...item().shape, name }).meta({ title: 'Item' });

export const statements = sectionType('statements', {
  description: 'Short statements side by side on a dark background, such as mission and vision.',
  screenshotAlt: 'On dark green, two statements side by side, each below a few small words',
  background: 'panel',
  idsIn: ({ items }) => (Array.isArray(items) ? items.map((item) => slugOf(String(item?.name))) : []),
  fields: {
    items: z.array(statement).min(1).max(4).meta({ description: 'The statements, one to four.' }),
  },
});
