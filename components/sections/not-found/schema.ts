import { z } from 'zod';
import { inlineText } from '@/lib/markdown/fields';
import { button, sectionType, words } from '../section';

export const notFound = sectionType('not-found', {
  description: 'What visitors see at a URL without a page.',
  isOnce: true,
  isTitle: true,
  background: 'panel',
  onlyOn: () => 'not-found',
  fields: {
    heading: words('The h1 of the page.'),
    lead: inlineText('A sentence or two below it.'),
    buttons: z.array(button()).min(1).max(3).meta({ description: 'Ways on, one to three.' }),
  },
});
