import { z } from 'zod';
import { alternativeText } from '../../../lib/pictures/schema';
import { sectionPicture } from '../../../lib/pictures/sectionPictures';
import { richText } from '../../../lib/text/markdownFields';
import { heading, sectionSchema } from '../section';

const schema = sectionSchema('text-with-picture', 'A text with its heading and a picture beside it.', {
  heading: heading(),
  text: richText('The text.'),
  picture: sectionPicture('File name of a picture in content/pictures.'),
  imageAlt: alternativeText().meta({ isWords: true }),
  side: z
    .enum(['left', 'right'])
    .optional()
    .meta({ description: 'Where the picture is on wide screens; right without it.' }),
});

export type TextWithPictureSection = z.output<typeof schema>;

export const textWithPicture = {
  schema,
  picture: 'A picture on the left, a heading and two paragraphs on the right',
};
