import { z } from 'zod';
import { slugOf } from '@/lib/schemas/slug';
import { href, item, sectionType, sentences, words } from '../section';

const description = 'A short name.';

/** With its id, which is that of the words as they are written: the facts in them can change. */
const name = words(description)
  .transform((words) => ({ words, id: slugOf(words) }))
  .meta({ description, isWords: true, takesFacts: true });

const panel = z.strictObject({ ...item().shape, name, href: href().optional() }).meta({ title: 'Panel' });

const type = sectionType('panels', {
  description: 'Large panels side by side: statements, such as mission and vision, or links.',
  idsIn: ({ items }) => (Array.isArray(items) ? items.map((item) => slugOf(String(item?.name))) : []),
  fields: {
    label: words('What the panels have in common, for people who cannot see them.'),
    text: sentences(
      'Without items: a sentence about each service. {business} is the business that offers it.',
    )
      .meta({ ownFacts: ['business'] })
      .optional(),
    items: z.array(panel).min(1).max(4).optional().meta({
      description:
        'The panels, one to four: with href, a link. Without them, links to the services of the businesses.',
    }),
  },
});

export const panels = {
  ...type,
  schema: type.schema.refine(({ text, items }) => !(text && items), {
    path: ['text'],
    error: 'is only for panels without items, which have a text each: delete it',
  }),
};
