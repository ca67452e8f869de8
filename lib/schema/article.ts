import { z } from 'zod';
import { categories } from './categories';
import { alternativeTextReason, picture } from './picture';
import { aliases, isoDate, line, text } from './text';

const wholeNumber = 'must be a whole number, 1 or more, without quotation marks';

/** Front matter of `content/articles/<slug>.md`; the file name is the slug. */
export const article = z
  .strictObject({
    id: z
      .int(wholeNumber)
      .min(1, wholeNumber)
      .meta({ description: 'A whole number that no other article has: the next free one.', examples: [7] }),
    title: line('The headline on the card and the page. At most about 70 characters.'),
    excerpt: text(
      'One or two sentences for the card, search results and previews. At most about 160 characters.',
    ),
    category: z.enum(categories).meta({ description: 'One of the five categories, exactly as listed.' }),
    date: isoDate('The publication date, for example 2025-07-21.'),
    readTime: z
      .string({ error: ({ input }) => readTimeReason(input) })
      .regex(/^[1-9]\d* min read$/, { error: ({ input }) => readTimeReason(input) })
      .meta({
        description: 'For example: 6 min read. About 200 to 230 words a minute.',
        examples: ['6 min read'],
      }),
    image: picture(
      'URL of the picture on images.unsplash.com, without the question mark and what follows it.',
    ),
    imageAlt: text('What the picture shows, in a few words, for people who cannot see it.').superRefine(
      (value, { addIssue }) => {
        const reason = alternativeTextReason(value);
        if (reason) addIssue(reason);
      },
    ),
    draft: z
      .boolean()
      .optional()
      .meta({ description: 'true keeps the article off the site. Delete the line to publish it.' }),
    aliases: aliases('Former file names of the article, without .md: their URLs redirect here.'),
  })
  .meta({ title: 'Article' });

function readTimeReason(value: unknown): string {
  const [, minutes] = /^\D{0,10}([1-9]\d{0,2})(?!\d|\s*[-–.:,]?\s*\d)/.exec(String(value)) ?? [];
  return minutes ? `write ${minutes} min read` : 'must read like "6 min read"';
}
