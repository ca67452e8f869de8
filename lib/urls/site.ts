import { company } from '../company/company';
import { basePathOf, siteUrlOf } from './siteUrl';

/** The path below which the site is served, `/site` for `example.com/site`; empty at the root of its host. */
export const basePath = basePathOf(process.env, company.url);

/** URL of the site without a trailing slash; a preview has its own. */
export const siteUrl = siteUrlOf(process.env, company.url);

/** Whether the site is built for another URL than the public one. Search engines are told not to index it. */
export const isPreview = siteUrl !== siteUrlOf({}, company.url);

/** The absolute URL of a path; for the home page without a trailing slash, like Next.js's canonical URLs. */
export function absoluteUrl(path: string): string {
  return path === '/' ? siteUrl : `${siteUrl}${path}`;
}
