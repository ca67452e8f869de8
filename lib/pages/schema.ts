import { z } from 'zod';
import { text } from '../fields/kinds';

/** The pages of the site that do not come from files of text. */
export const companyPaths = ['/', '/about', '/our-businesses', '/news-insights', '/contact'] as const;

/**
 * Further names at the top of the export, and of the home page's Open Graph image. No other page can have them. A test
 * on the export keeps this list complete.
 */
export const reservedPaths = [
  ...['/404', '/assets', '/drawings', '/feed', '/files', '/fonts', '/home', '/icons', '/index', '/lists'],
  ...['/llms', '/manifest', '/pictures', '/robots', '/share', '/sitemap'],
] as const;

/** Those of them that a redirect can have: it has no Open Graph image, and the feed and the sitemap end in `.xml`. */
export const redirectablePaths: readonly string[] = ['/home', '/feed', '/sitemap', '/manifest'];

/**
 * The ids of headings on these pages, which links can target. The content check cannot see the components, so a
 * test on the export keeps this list complete.
 */
export const companyAnchors: Record<(typeof companyPaths)[number], readonly string[]> = {
  '/': ['our-portfolio', 'expansion-divisions', 'why', 'call-to-action'],
  '/about': ['story', 'statement-1', 'statement-2', 'values', 'approach', 'call-to-action'],
  '/our-businesses': ['expansion-divisions'],
  '/news-insights': ['featured-article', 'latest-articles', 'newsletter'],
  '/contact': ['contact-details', 'send-us-a-message'],
};

const page = z
  .strictObject({
    path: z.enum(companyPaths),
    title: text('Title in browser tabs, search results and shared links.'),
    description: text(
      'One or two sentences for search results, 110 to 160 characters. {name}, {suburb} and {state} are those of the group.',
    ),
  })
  .meta({ title: 'Page' });

/** `content/pages.yaml`: the metadata of each company page. */
export const pages = z
  .strictObject({ pages: z.array(page).length(companyPaths.length, 'must list each page of the site once') })
  .meta({ title: 'Pages' });
