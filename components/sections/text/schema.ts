import { inlineText, richText } from '@/lib/markdown/fields';
import { flag } from '@/lib/schemas/kinds';
import { alternativeText } from '@/lib/schemas/pictures';
import { sectionPicture } from '@/lib/schemas/sectionPictures';
import { heading, sectionType } from '../section';

const type = sectionType('text', {
  description: 'A text with its heading beside it, or with its heading above it and a picture beside it.',
  fields: {
    heading: heading(),
    opening: inlineText('A first paragraph, which is larger.').optional(),
    text: richText('The text.'),
    listsBusinesses: flag(
      'While this is true, or switched on, a paragraph about each business follows the text.',
    ),
    closing: richText('The text after them.').optional(),
    picture: sectionPicture('A picture in content/pictures.').optional(),
    imageAlt: alternativeText().optional().meta({ takesFacts: true }),
  },
});

export const text = {
  ...type,
  schema: type.schema.refine(({ picture, imageAlt }) => !picture === !imageAlt, {
    path: ['picture'],
    error: 'needs imageAlt, and imageAlt a picture: write both, or delete both',
  }),
};
