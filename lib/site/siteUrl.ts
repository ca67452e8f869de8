import { company } from './company';
import { siteUrlOf } from './siteUrlOf';

/** URL of the site without a trailing slash: `SITE_URL`, otherwise the public URL. */
export const siteUrl = siteUrlOf(process.env, company.url);

/** Whether it is built with `PREVIEW=1` or for another URL. Search engines are told not to index it. */
export const isPreview = process.env.PREVIEW === '1' || siteUrl !== siteUrlOf({}, company.url);

/** The absolute URL of a path; for the home page without a trailing slash, like Next.js's canonical URLs. */
export function absoluteUrl(path: string): string {
  return path === '/' ? siteUrl : `${siteUrl}${path}`;
}
