import { inlineText, richText } from '@/lib/markdown/fields';
import { flag } from '@/lib/schemas/kinds';
import { heading, sectionType } from '../section';

export const story = sectionType('story', {
  description: 'A text with its heading beside it, and a larger first paragraph.',
  screenshotAlt:
    'A heading on the left; on the right a larger first paragraph, then paragraphs of normal size',
  fields: {
    heading: heading(),
    opening: inlineText('The first paragraph, which is larger.'),
    text: richText('The text.').optional(),
    listsBusinesses: flag('true: a paragraph about each business follows the text.'),
    closing: richText('The text after them.').optional(),
  },
});
