import { z } from 'zod';
import { text } from './text';

const page = z
  .strictObject({
    path: z.enum(['/', '/about', '/our-businesses', '/news-insights', '/contact']),
    title: text('Title in browser tabs, search results and shared links.'),
    description: text('One or two sentences for search results, 110 to 160 characters.'),
  })
  .meta({ title: 'Page' });

/** `content/pages.yaml`: how each company page presents itself elsewhere. */
export const pages = z.strictObject({ pages: z.array(page).length(5) }).meta({ title: 'Pages' });
