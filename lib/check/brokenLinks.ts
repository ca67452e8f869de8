import type { VFile } from 'vfile';
import { documentOf } from '../content/document';
import { addError } from '../content/messages';
import { publicationOf, publicDocuments, scheduledDay } from '../content/publication';
import { didYouMean } from '../schemas/didYouMean';
import { type SitePaths, siteOf, urlsOf } from '../site/model';

/** Adds an error for each link to a page or anchor of this site that does not exist. */
export function checkLinkTargets(files: readonly VFile[], published: SitePaths, all: SitePaths) {
  for (const file of files) {
    const document = documentOf(file);
    const ownPath = urlsOf(document)[0]?.path ?? '';
    const publication = publicationOf(document);
    const scheduled = scheduledDay(publication);
    const onItsDay = scheduled ? siteOf(publicDocuments(files, scheduled)).paths : published;
    // Drafts may link to each other, and scheduled articles to those of earlier days.
    const paths = publication.draft ? all : onItsDay;
    for (const { url, place } of document.links) {
      const reason = brokenLink(url, ownPath, paths, all);
      if (reason) addError(file, place, reason, 'no-broken-links');
    }
  }
}

function brokenLink(url: string, ownPath: string, paths: SitePaths, all: SitePaths): string | undefined {
  const [, path = '', anchor] = /^(\/(?![/\\])[^?#]*|(?=#))(?:\?[^#]*)?(?:#(.*))?$/s.exec(url.trim()) ?? [];
  if (path !== '' && !paths.has(path)) {
    if (all.has(path)) return `${path} is a draft, or published later: link to it after it is published`;
    const otherwise = `the pages are ${[...paths.keys()].filter((name) => !/\..+$|\/.*\//.test(name)).join(', ')}, and /news-insights/ with the file name of an article`;
    return `there is no page ${path}: ${didYouMean(path, [...paths.keys()], otherwise)}`;
  }
  // `#` and `#top` are the top of every page.
  const id = decoded(anchor ?? '');
  const anchors = (paths.has(path || ownPath) ? paths : all).get(path || ownPath);
  if (['', 'top'].includes(id) || !anchors || anchors.has(id) || id.startsWith('user-content-fn'))
    return undefined;
  const headings = `its headings are ${[...anchors].map((name) => `#${name}`).join(', ')}`;
  return `there is no heading #${id} on ${path || 'this page'}: ${didYouMean(id, [...anchors], headings, '#')}`;
}

/** A part of a URL without its escapes; as it is if they are invalid. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
