import { z } from 'zod';
import { href, sectionType, sentences, words } from '../section';

const panel = z
  .strictObject({ heading: words('The words of the link.'), text: sentences('A sentence.'), href: href() })
  .meta({ title: 'Panel' });

const panels = sectionType('link-panels', {
  description: 'Large links side by side.',
  screenshotAlt:
    'Two large panels side by side, one light and one dark, each with a heading, a sentence and an arrow',
  background: 'panel',
  fields: {
    label: words('What the links have in common, for people who cannot see them.'),
    text: sentences(
      'Without items: a sentence about each service. {business} is the business that offers it.',
    )
      .meta({ ownFacts: ['business'] })
      .optional(),
    items: z.array(panel).min(1).max(6).optional().meta({
      description: 'The links, one to six. Without them, the services of the businesses.',
    }),
  },
});

export const linkPanels = {
  ...panels,
  schema: panels.schema.refine(({ text, items }) => !(text && items), {
    path: ['text'],
    error: 'is only for panels without items, which have a text each: delete it',
  }),
};
