import { downloadsFolder } from '../schemas/downloads';
import { pictureFolder } from '../schemas/pictures';

/**
 * Names at the top of the export besides those of pages, and that of the home page's Open Graph image. No page can have
 * them. A test on the export keeps this list complete.
 */
export const reservedPaths = [
  ...['/404', '/assets', '/drawings', '/feed', `/${downloadsFolder}`, '/fonts', '/home', '/icons', '/index'],
  ...['/lists', '/llms', '/manifest', `/${pictureFolder}`, '/robots', '/sections', '/share', '/sitemap'],
] as const;

/**
 * Those of them that a redirect can have: it has no Open Graph image, the feed and the sitemap end in `.xml`, and only the
 * development server shows every type of section.
 */
export const redirectablePaths: readonly string[] = ['/home', '/feed', '/sitemap', '/manifest', '/sections'];
