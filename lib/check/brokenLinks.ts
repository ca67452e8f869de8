import type { VFile } from 'vfile';
import { documentOf, fieldOf } from '../content/document';
import { addError } from '../content/messages';
import { publicationOf, publicDocuments, scheduledDay } from '../content/publication';
import { decoded } from '../schemas/decoded';
import { didYouMean, nearest } from '../schemas/didYouMean';
import { type SitePaths, siteOf, urlsOf } from '../site/model';
import { unknownInquiry } from './ventures/inquiryLinks';

/** Adds an error for each link to a page or anchor of this site that does not exist, or that names its host. */
export function checkLinkTargets(
  files: readonly VFile[],
  { published, all }: { published: SitePaths; all: SitePaths },
) {
  const company = files.map(documentOf).find(({ collection }) => collection.name === 'Company');
  const ownUrl = company && fieldOf(company, 'url');
  for (const file of files) {
    const document = documentOf(file);
    const ownPath = urlsOf(document)[0]?.path ?? '';
    const publication = publicationOf(document);
    const scheduled = scheduledDay(publication);
    // Drafts may link to each other, and scheduled articles to those of earlier days.
    const urls = publication.draft
      ? all
      : scheduled
        ? siteOf(publicDocuments(files, scheduled)).paths
        : published;
    for (const { url, place } of document.links) {
      const reason =
        ownPageReason(url, ownUrl) ?? brokenLink(url, ownPath, urls, all) ?? unknownInquiry(url, files);
      if (reason) addError(file, place, reason, 'no-broken-links');
    }
  }
}

/** A link with the public URL of this site would open in a new tab, and on a preview it would leave the preview. */
function ownPageReason(url: string, ownUrl: unknown): string | undefined {
  if (typeof ownUrl !== 'string' || !URL.canParse(ownUrl) || !URL.canParse(url)) return undefined;
  const [own, target] = [new URL(ownUrl), new URL(url)];
  if (target.protocol !== 'https:' || withoutWww(own) !== withoutWww(target)) return undefined;
  const base = own.pathname.replace(/\/$/, '');
  if (base !== '' && target.pathname !== base && !target.pathname.startsWith(`${base}/`)) return undefined;
  const path = target.pathname.slice(base.length).replace(/(?<=.)\/$/, '') || '/';
  const ownPath = `${path}${target.search}${target.hash}`;
  return `this page is on our own site: write ${ownPath}, in a text as [words](${ownPath})`;
}

function withoutWww({ host }: URL): string {
  return host.replace(/^www\./, '');
}

function brokenLink(url: string, ownPath: string, urls: SitePaths, all: SitePaths): string | undefined {
  const [, path = '', anchor] = /^(\/(?![/\\])[^?#]*|(?=#))(?:\?[^#]*)?(?:#(.*))?$/s.exec(url.trim()) ?? [];
  if (path === '' && anchor === undefined) return undefined;
  if (path !== '' && !urls.has(path)) return missingPage(path, urls, all);
  // `#` and `#top` are the top of every page.
  if (!anchor || anchor === 'top') return undefined;
  const target = path || ownPath;
  // A draft links to its own headings.
  const anchors = (urls.has(target) ? urls : all).get(target);
  if (!anchors || anchors.has(decoded(anchor)) || decoded(anchor).startsWith('user-content-fn'))
    return undefined;
  const list = [...anchors].slice(0, 8).map((name) => `#${name}`);
  const withoutHeadings = `it has no headings, so ${path ? `write ${path}` : 'delete the link'}`;
  const headings = list.length > 0 ? `its headings are ${list.join(', ')}` : withoutHeadings;
  const fix = didYouMean(decoded(anchor), [...anchors], headings, '#');
  return `there is no heading #${anchor} on ${path || 'this page'}: ${fix}`;
}

function missingPage(path: string, urls: SitePaths, all: SitePaths): string {
  if (all.has(path)) return `${path} is a draft, or published later: link to it after it is published`;
  const cleanPath = path
    .replace(/\/+$/, '')
    .replace(/\.(?:html?|md)$/, '')
    .toLowerCase()
    .replace(/^\/?(?:home|index)?$/, '/');
  const meant = urls.has(cleanPath) ? cleanPath : nearest(path, [...urls.keys()]);
  const fix = meant
    ? `did you mean ${meant}?`
    : `the pages are ${[...urls.keys()].filter((name) => !/\..+$|\/.*\//.test(name)).join(', ')}, and /news-insights/ with the file name of an article`;
  return `there is no page ${path}: ${fix}`;
}
