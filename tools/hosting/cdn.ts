import { servedPath } from './cleanUrl';
import { covers, siteHeaders, typesByPath } from './definition';
import type { HeaderRule, SiteRecord } from './siteRecord';

/** The limits of Cloudflare Pages; Netlify allows more. */
const limits = { headerRules: 100, redirects: 2000, lineLength: 2000 };

type Export = {
  files: readonly string[];
  redirects: SiteRecord['redirects'];
  /** The paths of the lists of articles that have feeds. */
  lists: readonly string[];
  isPreview: boolean;
};

/** The headers that CDNs send for an export. Redirect pages have only those of every response. */
export function headerRules({ files, redirects, lists, isPreview }: Export): HeaderRule[] {
  const { everywhere, varying } = siteHeaders(isPreview, lists);
  // The redirect pages of a former site would exceed the limit of rules.
  const former = new Set(redirects.map(({ from }) => from));
  const current = files.filter((file) => !former.has(servedPath(file)));
  const byPath = [...pathRules(current, lists, varying)].sort(([one], [other]) => (one < other ? -1 : 1));
  return [{ path: '/*', headers: everywhere }, ...byPath.map(([path, headers]) => ({ path, headers }))];
}

/** `_headers` for Netlify and Cloudflare Pages. Throws if it would exceed their limits. */
export function headersFile(rules: readonly HeaderRule[]): string {
  if (rules.length > limits.headerRules) {
    throw new Error(
      `_headers would have ${rules.length} rules, but Cloudflare Pages reads only ${limits.headerRules}.`,
    );
  }
  const lines = rules.flatMap(({ path, headers }) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return inLimits('_headers', lines);
}

/**
 * `_redirects` for Netlify and Cloudflare Pages: a 301 for every redirect, and a 410 for every withdrawn page. Netlify
 * prefers the file at a path, which is a redirect page (meta refresh); Cloudflare rejects Netlify's `301!`. Cloudflare
 * also rejects the status 410, so only builds on Netlify have it. Throws if the file would exceed their limits.
 */
export function redirectsFile({ redirects, gone }: Pick<SiteRecord, 'redirects' | 'gone'>): string {
  const answered = process.env.NETLIFY ? gone : [];
  const count = redirects.length + answered.length;
  if (count > limits.redirects) {
    throw new Error(
      `_redirects would have ${count} lines, but Cloudflare Pages reads only ${limits.redirects}: delete old aliases from the articles, or entries of content/redirects.yaml.`,
    );
  }
  return inLimits('_redirects', [
    ...redirects.map(({ from, to }) => `${from} ${to} 301`),
    ...answered.map((path) => `${path} /404.html 410`),
  ]);
}

/** Headers by path. No header of a response is in two rules, because hosts would join the values. */
function pathRules(
  files: readonly string[],
  lists: readonly string[],
  varying: ReturnType<typeof siteHeaders>['varying'],
): Map<string, Record<string, string>> {
  const rules = new Map<string, Record<string, string>>();
  const add = (path: string, name: string, value: string) =>
    rules.set(path, { ...rules.get(path), [name]: value });
  for (const { header, otherwise, values, isOtherwiseOfCdn } of varying) {
    for (const { value, paths } of values) for (const path of paths) add(path, header, value);
    if (otherwise === undefined || isOtherwiseOfCdn) continue;
    const named = values.flatMap(({ paths }) => paths);
    for (const path of topLevel(files)) if (!covers(named, path)) add(path, header, otherwise);
  }
  for (const [path, type] of Object.entries(typesByPath(lists))) add(path, 'Content-Type', type);
  return rules;
}

/** The URL paths at the root of the site: `/`, `/about`, `/news-insights/*`. */
function topLevel(files: readonly string[]): Set<string> {
  const paths = files.map((file) => {
    const [first = '', ...rest] = file.split('/');
    return rest.length > 0 ? `/${first}/*` : `/${first.replace(/^index\.html$|\.html$/, '')}`;
  });
  return new Set(paths);
}

function inLimits(name: string, lines: readonly string[]): string {
  const long = lines.find((line) => line.length > limits.lineLength);
  if (long) {
    throw new Error(
      `${name} would have a line of ${long.length} characters, but Cloudflare Pages reads only ${limits.lineLength}: ${long.slice(0, 80)}…`,
    );
  }
  return lines.map((line) => `${line}\n`).join('');
}
