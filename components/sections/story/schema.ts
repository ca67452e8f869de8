import { z } from 'zod';
import { inlineText, richText } from '../../../lib/text/markdownFields';
import { heading, sectionSchema } from '../section';

const schema = sectionSchema('story', 'A text with its heading beside it, and a larger first paragraph.', {
  heading: heading(),
  opening: inlineText('The first paragraph, which is larger.'),
  text: richText('The text.').optional(),
  listsBusinesses: z
    .boolean()
    .optional()
    .meta({ description: 'true: a paragraph about each business follows the text.', examples: [true] }),
  closing: richText('The text after them.').optional(),
});

export type StorySection = z.output<typeof schema>;

export const story = {
  schema,
  picture: 'A heading on the left; on the right a larger first paragraph, then paragraphs of normal size',
};
