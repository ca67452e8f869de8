import type { HeaderRule } from './headers';
import type { SiteRecord } from './siteRecord';

/** `_headers` for Netlify and Cloudflare Pages. */
export function headersFile(rules: readonly HeaderRule[]): string {
  const lines = rules.flatMap(({ path, headers }) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return lines.map((line) => `${line}\n`).join('');
}

/**
 * `_redirects` for Netlify and Cloudflare Pages: a 301 for every redirect, and a 410 for every withdrawn page. Netlify
 * prefers the file at a path, which is a redirect page (meta refresh) or a feed; Cloudflare rejects Netlify's `301!`.
 * Cloudflare also rejects the status 410, so only builds on Netlify have it.
 */
export function redirectsFile({ redirects, gone }: Pick<SiteRecord, 'redirects' | 'gone'>): string {
  const lines = [
    ...redirects.map(({ from, to }) => `${from} ${to} 301`),
    ...(process.env.NETLIFY ? gone : []).map((path) => `${path} /404.html 410`),
  ];
  return lines.map((line) => `${line}\n`).join('');
}
