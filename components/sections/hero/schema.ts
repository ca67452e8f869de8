import { z } from 'zod';
import { inlineText } from '@/lib/markdown/fields';
import { button, sectionType, words } from '../section';

export const hero = sectionType('hero', {
  description: 'The top of a page: its main heading and a sentence or two.',
  isOnce: true,
  isTitle: true,
  neededOn: 'home',
  fields: {
    heading: words(
      'The main heading of the page. Its title, for tabs and search results, can have other words.',
    ),
    lead: inlineText('A sentence or two below it.'),
    drawing: z.enum(['plan', 'clearing', 'rings']).optional().meta({
      description:
        'plan: the group drawn in plan, beside the words; clearing: a gap among trees, beside them; rings: a strip of tree rings below them.',
    }),
    buttons: z.array(button()).min(1).max(3).optional().meta({ description: 'Ways on, one to three.' }),
  },
});
