import { z } from 'zod';
import { line, positiveInteger } from './kinds';
import { focus, ownPicture } from './pictures';

const error = 'must be a full https:// URL, or mailto: with an e-mail address after it';

const link = z
  .string({ error })
  .regex(/^(?:https:\/\/[^\s/.]+\.\S+|mailto:[^\s@]+@[^\s@]+\.[^\s@]+)$/, { error })
  .refine((value) => URL.canParse(value), { error })
  .meta({ examples: ['mailto:jane@example.com'] });

/**
 * Front matter of `content/people/<slug>.md`: a person who writes articles or is shown on a page. The file name is what
 * `author` in an article and `people` in a section name. The text is the biography; `text` is the introduction, in Markdown.
 */
export function personSchema<Text extends z.ZodType>(text: Text) {
  return z
    .strictObject({
      name: line('The full name.').meta({ examples: ['Jane Doe'] }),
      role: line('What the person does in the group, for example Director.')
        .meta({ examples: ['Director'], isWords: true })
        .optional(),
      picture: ownPicture(
        'A picture of the face in content/pictures: its middle is shown, as a square.',
        'portrait',
      ).optional(),
      focus: focus(
        'What must stay in view when the picture is cropped to a square: left, right, top, bottom, or a point such as 40% 20%, from the left and from the top.',
      ),
      text,
      links: z
        .array(link)
        .min(1, 'is empty: list a link, or delete the line')
        .max(5)
        .optional()
        .meta({
          description: 'Where to read more about the person or to write to, such as https://… or mailto:….',
          examples: [['mailto:jane@example.com']],
        }),
      order: positiveInteger()
        .meta({
          description:
            'The place among the people of the site, from 1. People without a number follow those with one, by name.',
          examples: [1],
        })
        .optional(),
    })
    .meta({ title: 'Person' });
}
