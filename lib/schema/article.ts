import { z } from 'zod';
import { categories } from './categories';
import { httpsUrl, isoDate, text } from './text';

/** An article's file name without its ending: lower-case words and numbers joined by hyphens. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Front matter of `content/articles/<slug>.md`; the file name is the slug. */
export const article = z
  .strictObject({
    id: z.int('is not a whole number').min(1, 'must be 1 or more').meta({
      description: 'A whole number no other article has: the next free one.',
    }),
    title: text('The headline, as it stands on the card and on the page.'),
    excerpt: text('One or two sentences for the card, search results and previews.'),
    category: z
      .enum(categories, `must be one of: ${categories.join(', ')}`)
      .meta({ description: 'One of the five categories, spelt exactly so.' }),
    date: isoDate('The day of publication, for example 2025-07-21.'),
    readTime: z
      .string()
      .regex(/^[1-9]\d* min read$/, 'must read like "6 min read"')
      .meta({ description: 'For example: 6 min read. About 200 to 230 words a minute.' }),
    image: httpsUrl(
      'Address of the picture on images.unsplash.com, without a question mark and what follows.',
    ),
    imageAlt: text('What the picture shows, in a few words, for people who cannot see it.'),
    aliases: z
      .array(z.string().regex(slugPattern, 'must be lower-case words joined by hyphens'))
      .optional()
      .meta({ description: 'Former file names of the article, without .md: their addresses lead here.' }),
  })
  .meta({ title: 'Article' });
