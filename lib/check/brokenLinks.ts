import type { VFile } from 'vfile';
import { documentOf } from '../content/document';
import { addError } from '../content/messages';
import { publicationOf, publicDocuments, scheduledDay } from '../content/publication';
import { decoded } from '../schemas/decoded';
import { didYouMean } from '../schemas/didYouMean';
import { generalInquiries } from '../schemas/inquiry';
import { contactPath, inquiryPath } from '../schemas/paths.browser';
import { type SitePaths, siteOf, urlsOf } from '../site/model';
import { usesOf } from './unique';

/** Adds an error for each link to a page, anchor or inquiry type of this site that does not exist, or that names its host. */
export function checkLinkTargets(files: readonly VFile[], published: SitePaths, all: SitePaths) {
  const company = files.find((file) => documentOf(file).collection.name === 'Company');
  const [ownUrl] = company ? usesOf(company, 'url') : [];
  const ofVentures = files.flatMap((file) => usesOf(file, 'inquiry.value'));
  const inquiries = [...generalInquiries, ...ofVentures].map(({ value }) => String(value));
  for (const file of files) {
    const document = documentOf(file);
    const ownPath = urlsOf(document)[0]?.path ?? '';
    const publication = publicationOf(document);
    const scheduled = scheduledDay(publication);
    const onItsDay = scheduled ? siteOf(publicDocuments(files, scheduled)).paths : published;
    // Drafts may link to each other, and scheduled articles to those of earlier days.
    const paths = publication.draft ? all : onItsDay;
    for (const { url, place } of document.links) {
      const reason =
        ownHostReason(url, String(ownUrl?.value)) ??
        brokenLink(url, ownPath, paths, all) ??
        unknownInquiry(url, inquiries);
      if (reason) addError(file, place, reason, 'no-broken-links');
    }
  }
}

/** A link with the public URL of this site would open in a new tab, and on a preview it would leave the preview. */
function ownHostReason(url: string, ownUrl: string): string | undefined {
  if (!URL.canParse(ownUrl) || !URL.canParse(url)) return undefined;
  const { protocol, host, pathname, search, hash } = new URL(url);
  if (protocol !== 'https:' || host.replace(/^www\./, '') !== new URL(ownUrl).host.replace(/^www\./, ''))
    return undefined;
  return `this page is on our own site: write ${pathname.replace(/(?<=.)\/$/, '')}${search}${hash}`;
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

/** What is wrong with the inquiry type in a link to the contact form, such as `/contact?inquiry=investment`. */
function unknownInquiry(url: string, known: readonly string[]): string | undefined {
  const [path, query] = url.replace(/#.*/s, '').split('?');
  const inquiry = new URLSearchParams(query).get('inquiry');
  if (path !== contactPath || inquiry === null || known.includes(inquiry)) return undefined;
  const fix = didYouMean(inquiry, known, `write one of ${known.join(', ')}`, inquiryPath(''));
  return `the contact form has no inquiry type '${inquiry}': ${fix}`;
}
