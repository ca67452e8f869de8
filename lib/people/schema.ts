import { z } from 'zod';
import { line } from '../fields/kinds';
import { ownPicture } from '../pictures/schema';
import { inlineText } from '../text/markdownFields';

const linkReason = 'must be a full https:// URL, or mailto: with an e-mail address after it';

/**
 * `content/people/<slug>.yaml`: a person who writes articles or is shown on a page. The file name is what `author` in an
 * article and `people` in a section name.
 */
export const person = z
  .strictObject({
    name: line('The full name.').meta({ examples: ['Jane Doe'] }),
    role: line('What the person does in the group, for example Director.')
      .meta({ examples: ['Director'] })
      .optional(),
    picture: ownPicture(
      'File name of a picture of the face in content/pictures: its middle is shown, as a square.',
    ).optional(),
    text: inlineText(
      'A sentence or two about the person, where a page shows people. {name} is the group.',
    ).optional(),
    link: z
      .string(linkReason)
      .regex(/^(?:https:\/\/[^\s/.]+\.\S+|mailto:[^\s@]+@[^\s@]+\.[^\s@]+)$/, linkReason)
      .refine((value) => URL.canParse(value), linkReason)
      .meta({
        description: 'Where to read more about the person or to write to, such as https://… or mailto:….',
        examples: ['mailto:jane@example.com'],
      })
      .optional(),
  })
  .meta({ title: 'Person' });
