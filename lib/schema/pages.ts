import { z } from 'zod';
import { text } from './text';

/** The pages of the site that are neither articles nor legal texts. */
export const companyPaths = ['/', '/about', '/our-businesses', '/news-insights', '/contact'] as const;

const page = z
  .strictObject({
    path: z.enum(companyPaths),
    title: text('Title in browser tabs, search results and shared links.'),
    description: text('One or two sentences for search results, 110 to 160 characters.'),
  })
  .meta({ title: 'Page' });

/** `content/pages.yaml`: how each company page presents itself elsewhere. */
export const pages = z
  .strictObject({ pages: z.array(page).length(companyPaths.length, 'must hold each page of the site once') })
  .meta({ title: 'Pages' });
