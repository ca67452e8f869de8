import { readFileSync } from 'node:fs';
import { missingPage } from '../helpers';

/** Every page of the exported sitemap, and the one for unknown addresses. */
export const sitePaths = [
  ...Array.from(readFileSync('out/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g), ([, url]) => {
    return new URL(url as string).pathname;
  }),
  missingPage,
];
