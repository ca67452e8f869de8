import { company } from './company';

/** URL of the site without a trailing slash: from content/company.yaml, or SITE_URL for a preview. */
export const siteUrl = overridden() ?? company.url;

/** Whether the site is built for another URL than the public one. Search engines are told not to index it. */
export const isPreview = siteUrl !== company.url;

/** The absolute URL of a path; for the home page without a trailing slash, like Next.js's canonical URLs. */
export function absoluteUrl(path: string): string {
  return path === '/' ? siteUrl : `${siteUrl}${path}`;
}

function overridden(): string | undefined {
  const value = process.env.SITE_URL;
  if (!value) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash) {
    throw new Error(
      `SITE_URL is "${value}": it must be a URL without a path, for example https://preview.example.`,
    );
  }
  return url.origin;
}
