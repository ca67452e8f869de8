/**
 * URLs that redirect to a clean URL, as regular expressions: `path` is what remains (nothing for the home page), followed
 * by `query`. They match plain names only, so that no request can choose another host or break out of the Location header.
 */
export const cleanUrlRedirects = [
  String.raw`^/+index(?:\.html)?/*(?<query>\?.*)?$`,
  String.raw`^/+(?<path>[\w-]+(?:/[\w-]+)*?)(?:/index(?:\.html)?/*|\.html/*|/+)(?<query>\?.*)?$`,
] as const;

const expressions = cleanUrlRedirects.map((pattern) => new RegExp(pattern));

/** The clean URL to which a URL redirects. */
export function cleanUrl(url: string): string | undefined {
  const match = expressions.map((expression) => expression.exec(url)).find(Boolean);
  return match?.groups && `/${match.groups.path ?? ''}${match.groups.query ?? ''}`;
}

/** The spellings of an old path that hosts must know: `cleanUrlRedirects` leave those of names with dots as they are. */
export function spellingsOf(path: string): string[] {
  return path.includes('.') ? [path, `${path}/`, `${path}.html`, `${path}/index.html`] : [path];
}

/** The path at which a file of an export is served. */
export function servedPath(file: string): string {
  return `/${file}`.replace(/(?:\/index)?\.html$/, '') || '/';
}

/** Paths that servers hide, as a regular expression: the 404 page, what configures a host, and dotfiles. */
export const hiddenPaths = String.raw`^/(?:404|_headers|_redirects)$|/\.(?!well-known/)`;
