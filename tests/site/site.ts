import { inject } from 'vitest';
import { sites } from '../sites/sites';
import { openSite } from './openSite';

declare module 'vitest' {
  interface ProvidedContext {
    site: keyof typeof sites;
  }
}

/** The built site under test. Each site is a project of vitest.config.ts. */
export const { out, contentFolder, content, siteUrl, pages, notFound, redirects, pageOf, isServed } =
  openSite(sites[inject('site')]);

/** The public URL of a path. */
export const urlOf = (path: string) => siteUrl + (path === '/' ? '' : path);
