import { z } from 'zod';
import { drawingNames, iconNames, inkNames } from './categorySets';
import { flag, line, slug, text } from './kinds';
import { aliases } from './redirects';

const nameReason = 'must be words, joined by spaces or &, without other characters';

const isAll = 'is the button for all articles: choose another';

const category = z
  .strictObject({
    name: line('What readers see and what articles name: words, joined by spaces or &.')
      .regex(/^[\p{L}\p{N}][\p{L}\p{N}'’-]*(?:(?: (?:& )?|&)[\p{L}\p{N}'’-]+)*$/u, nameReason)
      .refine((name) => name.toLowerCase() !== 'all', isAll)
      .meta({ examples: ['People & Culture'], isWords: true }),
    slug: slug()
      .refine((name) => name !== 'all', isAll)
      .meta({
        description:
          'The end of the URL of its page: the name as lower-case words joined by hyphens, & as and: people-and-culture.',
        examples: ['people-and-culture'],
      }),
    description: text(
      'One or two sentences for its page and for search results. At most about 160 characters.',
    ).meta({ isWords: true, shownLength: 160 }),
    icon: z.enum(iconNames).meta({ description: 'The icon of its button and its label.' }),
    drawing: z
      .enum(drawingNames)
      .meta({ description: 'What its articles show until their photograph has loaded, and its caption.' }),
    colours: z.enum(inkNames).meta({
      description:
        'The colours of the drawing. surfaceTint: on a pale tint of the brand; brand: on its dark colour; surface: on white; accent: on a tint of the second colour; leaf: on a bright tint.',
    }),
    disclaimer: flag('Whether the disclaimer of company.yaml is at the end of its articles.'),
    aliases: aliases('Former slugs of the category: their URLs redirect here.').meta({
      label: 'Former slugs',
    }),
  })
  .meta({ title: 'Category' });

/** `content/categories.yaml`: what the news is about. */
export const categoryList = z
  .strictObject({
    categories: z
      .array(category)
      .min(1)
      .max(24)
      .meta({ description: 'The categories, in the order of the filter buttons.' }),
  })
  .meta({ title: 'CategoryList' });

/** An entry of `content/categories.yaml`. */
export type Category = z.infer<typeof category>;
