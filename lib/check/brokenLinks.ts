import type { VFile } from 'vfile';
import { nearest } from './didYouMean';
import { documentOf, isDraft, pathsOf, scheduledDay } from './document';
import { downloadMeant } from './downloads';
import { addError } from './messages';
import { type SiteUrls, siteUrls } from './siteUrls';

/** Adds an error for each link to a page or anchor of this site that does not exist. */
export function checkLinkTargets(
  files: readonly VFile[],
  { published, all }: { published: SiteUrls; all: SiteUrls },
) {
  for (const file of files) {
    const document = documentOf(file);
    const [ownPath = ''] = pathsOf(document);
    const scheduled = scheduledDay(document);
    // Drafts may link to each other, and scheduled articles to those of earlier days.
    const urls = isDraft(document) ? all : scheduled ? siteUrls(files, scheduled) : published;
    for (const { url, place } of document.links) {
      const reason = brokenLink(url, ownPath, urls, all);
      if (reason) addError(file, place, reason, 'no-broken-links');
    }
  }
}

function brokenLink(url: string, ownPath: string, urls: SiteUrls, all: SiteUrls): string | undefined {
  const [, path = '', anchor] = /^(\/(?![/\\])[^?#]*|(?=#))(?:\?[^#]*)?(?:#(.*))?$/s.exec(url.trim()) ?? [];
  if (path === '' && anchor === undefined) return undefined;
  if (path !== '' && !urls.has(path)) return missingPage(path, urls, all);
  // `#` and `#top` are the top of every page.
  if (!anchor || anchor === 'top') return undefined;
  const anchors = (path === '' ? all : urls).get(path || ownPath);
  if (!anchors || anchors.has(decoded(anchor)) || decoded(anchor).startsWith('user-content-fn'))
    return undefined;
  const meant = nearest(decoded(anchor), [...anchors]);
  const fix = meant
    ? `did you mean #${meant}?`
    : anchors.size > 0
      ? `its headings are ${[...anchors]
          .map((name) => `#${name}`)
          .slice(0, 8)
          .join(', ')}`
      : 'it has no headings';
  return `there is no heading #${anchor} on ${path || 'this page'}: ${fix}`;
}

function missingPage(path: string, urls: SiteUrls, all: SiteUrls): string {
  if (all.has(path)) return `${path} is a draft, or published later: link to it after it is published`;
  const download = downloadMeant(path);
  if (download) return `there is no page ${path}: to link to the file, write ${download}`;
  const cleanPath = path
    .replace(/\/+$/, '')
    .replace(/\.(?:html?|mdx?)$/, '')
    .toLowerCase();
  const meant = urls.has(cleanPath) ? cleanPath : nearest(path, [...urls.keys()]);
  const fix = meant
    ? `did you mean ${meant}?`
    : `the pages are ${[...urls.keys()].filter((name) => !/\..+$|\/.*\//.test(name)).join(', ')}, and /news-insights/ with the file name of an article`;
  return `there is no page ${path}: ${fix}`;
}

function decoded(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}
