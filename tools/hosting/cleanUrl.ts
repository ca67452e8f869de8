/** The clean URL for one with `.html` or a trailing slash; undefined if it is already clean. */
export function cleanUrl(url: string): string | undefined {
  const queryStart = url.indexOf('?');
  const path = queryStart < 0 ? url : url.slice(0, queryStart);
  const query = url.slice(path.length);
  const clean = path
    .replace(/(?:\/index)?\.html$/, '')
    // Browsers would treat a path that starts with two slashes or backslashes as another host.
    .replace(/^[/\\]{2,}/, '/')
    .replace(/(?<=[^/])\/+$/, '');
  if (clean === path) return undefined;
  return `${clean || '/'}${query}`;
}

/** The path at which a file of an export is served. */
export function servedPath(file: string): string {
  const path = `/${file}`;
  return cleanUrl(path) ?? path;
}
