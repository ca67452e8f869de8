import type { VFile } from 'vfile';
import { addError } from './messages';
import type { SiteUrls } from './siteUrls';

/** Name of the list below content/: one path a line, appended to by `npm run release`. */
export const publishedUrlsFile = 'released-addresses.txt';

/** Adds an error for each published URL that no longer leads anywhere. Lines that start with # are comments. */
export function checkPublishedUrls(file: VFile, urls: SiteUrls) {
  for (const [index, line] of String(file).split(/\r?\n/).entries()) {
    const path = line.replace(/^\uFEFF/, '').trim();
    if (!path || path.startsWith('#') || urls.has(path)) continue;
    const slug = path.replace('/news-insights/', '');
    const cure = path.startsWith('/news-insights/')
      ? `put "${slug}" under aliases in the article that took its place`
      : 'bring the page back';
    const reason = `the published URL ${path} leads nowhere: ${cure}`;
    addError(file, { line: index + 1, column: 1 }, reason, 'no-lost-urls');
  }
}
