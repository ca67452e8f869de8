import { company } from './company';

/** Public address of the site without a slash at the end: content/company.yaml, or SITE_URL for a preview. */
export const siteUrl = overridden() ?? company.url;

/** Built for another address than the public one: search engines are told to stay away. */
export const isPreview = siteUrl !== company.url;

/** The whole address of a path; the home page's has no slash at its end, as Next.js writes canonical ones. */
export function absoluteUrl(path: string): string {
  return path === '/' ? siteUrl : `${siteUrl}${path}`;
}

function overridden(): string | undefined {
  const value = process.env.SITE_URL;
  if (!value) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash) {
    throw new Error(
      `SITE_URL is "${value}": it must be an address without a path, like https://preview.example.`,
    );
  }
  return url.origin;
}
