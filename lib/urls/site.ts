import { company } from '../company/company';
import { siteUrlOf } from './siteUrl';

/** URL of the site without a trailing slash; a preview has its own. */
export const siteUrl = siteUrlOf(process.env, company.url);

/** Whether the site is built for another URL than the public one. Search engines are told not to index it. */
export const isPreview = siteUrl !== siteUrlOf({}, company.url);

/** The absolute URL of a path; for the home page without a trailing slash, like Next.js's canonical URLs. */
export function absoluteUrl(path: string): string {
  return path === '/' ? siteUrl : `${siteUrl}${path}`;
}
