import type { VFile } from 'vfile';
import { addError } from './messages';
import type { SiteUrls } from './siteUrls';

/** A list in content/ with one path per line, which `npm run release` appends to. */
export const publishedUrlsFile = 'published-urls.txt';

/** Adds an error for each published URL that is no longer a page or redirect. Lines that start with # are comments. */
export function checkPublishedUrls(file: VFile, urls: SiteUrls) {
  for (const [index, line] of String(file).split(/\r?\n/).entries()) {
    const path = line.replace(/^\uFEFF/, '').trim();
    if (!path || path.startsWith('#') || urls.has(path)) continue;
    const slug = path.replace('/news-insights/', '');
    const fix = path.startsWith('/news-insights/')
      ? `add "${slug}" to the aliases of the article that replaces it`
      : 'restore the page';
    const reason = `the published URL ${path} has no page or redirect: ${fix}`;
    addError(file, { line: index + 1, column: 1 }, reason, 'no-lost-urls');
  }
}
