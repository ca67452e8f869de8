import { z } from 'zod';
import { richText } from '@/lib/markdown/fields';
import { alternativeText } from '@/lib/schemas/pictures';
import { sectionPicture } from '@/lib/schemas/sectionPictures';
import { heading, sectionType } from '../section';

export const textWithPicture = sectionType('text-with-picture', {
  description: 'A text with its heading and a picture beside it.',
  screenshotAlt: 'A picture on the left, a heading and two paragraphs on the right',
  fields: {
    heading: heading(),
    text: richText('The text.'),
    picture: sectionPicture('File name of a picture in content/pictures.'),
    imageAlt: alternativeText().meta({ takesFacts: true }),
    side: z
      .enum(['left', 'right'])
      .optional()
      .meta({ description: 'Where the picture is on wide screens; right without it.' }),
  },
});
