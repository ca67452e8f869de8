import { siteHeaders, typesByPath } from './definition';
import type { HeaderRule, SiteRecord } from './siteRecord';

/** The limit of Cloudflare Pages; Netlify allows more. */
const mostRedirects = 2000;

/**
 * The headers that CDNs send, for a site whose lists at these paths have feeds. No header of a response is in two rules,
 * because hosts would join the values.
 */
export function headerRules(lists: readonly string[], isPreview: boolean): HeaderRule[] {
  const { everywhere, varying } = siteHeaders(isPreview, lists);
  const byPath = new Map<string, Record<string, string>>();
  const add = (path: string, header: string, value: string) =>
    byPath.set(path, { ...byPath.get(path), [header]: value });
  for (const { header, values } of varying)
    for (const { value, paths } of values) for (const path of paths) add(path, header, value);
  for (const [path, type] of Object.entries(typesByPath(lists))) add(path, 'Content-Type', type);
  return [{ path: '/*', headers: everywhere }, ...[...byPath].map(([path, headers]) => ({ path, headers }))];
}

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
 * prefers the file at a path, which is a redirect page (meta refresh) or a feed; Cloudflare rejects Netlify's `301!`. Cloudflare
 * also rejects the status 410, so only builds on Netlify have it. Throws if the file would exceed a limit.
 */
export function redirectsFile({ redirects, gone }: Pick<SiteRecord, 'redirects' | 'gone'>): string {
  const answered = process.env.NETLIFY ? gone : [];
  const count = redirects.length + answered.length;
  if (count > mostRedirects) {
    throw new Error(
      `_redirects would have ${count} lines, but Cloudflare Pages reads only ${mostRedirects}: delete old aliases from the articles, or entries of content/redirects.yaml.`,
    );
  }
  const lines = [
    ...redirects.map(({ from, to }) => `${from} ${to} 301`),
    ...answered.map((path) => `${path} /404.html 410`),
  ];
  return lines.map((line) => `${line}\n`).join('');
}
