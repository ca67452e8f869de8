import type { VFile } from 'vfile';
import { nearest } from './didYouMean';
import { documentOf, isDraft, pathsOf } from './document';
import { addError } from './messages';
import type { SiteUrls } from './siteUrls';

/** Adds an error for each link to a page or anchor of this site that does not exist. */
export function checkLinkTargets(
  files: readonly VFile[],
  { published, withDrafts }: { published: SiteUrls; withDrafts: SiteUrls },
) {
  for (const file of files) {
    const document = documentOf(file);
    const [ownPath = ''] = pathsOf(document);
    // Drafts may link to each other.
    const urls = isDraft(document) ? withDrafts : published;
    for (const { url, place } of document.links) {
      const reason = brokenLink(url, ownPath, urls, withDrafts);
      if (reason) addError(file, place, reason, 'no-broken-links');
    }
  }
}

function brokenLink(url: string, ownPath: string, urls: SiteUrls, withDrafts: SiteUrls): string | undefined {
  const [, path = '', anchor] = /^(\/(?![/\\])[^?#]*|(?=#))(?:\?[^#]*)?(?:#(.*))?$/s.exec(url.trim()) ?? [];
  if (path === '' && anchor === undefined) return undefined;
  if (path !== '' && !urls.has(path)) return missingPage(path, urls, withDrafts);
  // `#` and `#top` are the top of every page.
  if (!anchor || anchor === 'top') return undefined;
  const anchors = (path === '' ? withDrafts : urls).get(path || ownPath);
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

function missingPage(path: string, urls: SiteUrls, withDrafts: SiteUrls): string {
  if (withDrafts.has(path)) return `${path} is a draft: link to it after it is published`;
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
