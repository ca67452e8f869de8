import type { VFile } from 'vfile';
import { addError } from './messages';
import type { SiteUrls } from './siteUrls';

/** A list in content/ with one path per line, which `npm run release` appends to. */
export const publishedUrlsFile = 'published-urls.txt';

/** The path on each line of the list; empty for comments and empty lines. */
function pathsOf(file: VFile): string[] {
  return String(file)
    .split(/\r?\n/)
    .map((line) =>
      line
        .replace(/^\uFEFF/, '')
        .trim()
        .replace(/^#.*/, ''),
    );
}

/** Every path that has been published. */
export function publishedPaths(file: VFile): ReadonlySet<string> {
  return new Set(pathsOf(file).filter((path) => path !== ''));
}

/** Adds an error for each published URL that is no longer a page or redirect. Lines that start with # are comments. */
export function checkPublishedUrls(file: VFile, urls: SiteUrls) {
  for (const [index, path] of pathsOf(file).entries()) {
    if (!path || urls.has(path)) continue;
    const slug = path.replace('/news-insights/', '');
    const fix = path.startsWith('/news-insights/')
      ? `add "${slug}" to the aliases of the article that replaces it`
      : 'restore the page';
    const reason = `the published URL ${path} has no page or redirect: ${fix}`;
    addError(file, { line: index + 1, column: 1 }, reason, 'no-lost-urls');
  }
}
