import { type Addresses, isDraft } from './addresses';
import type { CheckedDocument } from './checkDocument';
import { nearest } from './didYouMean';
import { errorAt, type Problem } from './problem';

/** Links to pages and anchors of this site that do not exist. */
export function linkTargets(
  documents: readonly CheckedDocument[],
  addresses: { published: Addresses; withDrafts: Addresses },
): Problem[] {
  return documents.flatMap((document) => {
    const own =
      document.collection.name === 'Legal' ? `/${document.name}` : `/news-insights/${document.name}`;
    // A draft is read where the other drafts are, too.
    const known = isDraft(document) ? addresses.withDrafts : addresses.published;
    return document.links.flatMap((link) => {
      const message = targetFault(link.url, own, known, addresses.withDrafts);
      return message ? [{ path: document.path, ...errorAt(link, message) }] : [];
    });
  });
}

function targetFault(url: string, own: string, known: Addresses, withDrafts: Addresses): string | undefined {
  const [, path = '', anchor] = /^(\/(?![/\\])[^?#]*|(?=#))(?:\?[^#]*)?(?:#(.*))?$/s.exec(url.trim()) ?? [];
  if (path === '' && anchor === undefined) return undefined;
  if (path !== '' && !known.has(path)) return missingPage(path, known, withDrafts);
  // `#` and `#top` lead to the top of every page.
  if (!anchor || anchor === 'top') return undefined;
  const anchors = (path === '' ? withDrafts : known).get(path || own);
  if (!anchors || anchors.has(decoded(anchor)) || decoded(anchor).startsWith('user-content-fn'))
    return undefined;
  const meant = nearest(decoded(anchor), [...anchors]);
  const cure = meant
    ? `did you mean #${meant}?`
    : anchors.size > 0
      ? `its headings are ${[...anchors]
          .map((name) => `#${name}`)
          .slice(0, 8)
          .join(', ')}`
      : 'it has no headings';
  return `there is no heading #${anchor} on ${path || 'this page'}: ${cure}`;
}

function missingPage(path: string, known: Addresses, withDrafts: Addresses): string {
  if (withDrafts.has(path)) return `${path} is a draft: link to it once it is published`;
  const plain = path
    .replace(/\/+$/, '')
    .replace(/\.(?:html?|mdx?)$/, '')
    .toLowerCase();
  const meant = known.has(plain) ? plain : nearest(path, [...known.keys()]);
  const cure = meant
    ? `did you mean ${meant}?`
    : `pages are ${[...known.keys()].filter((name) => !/\..+$|\/.*\//.test(name)).join(', ')}, and articles /news-insights/ and their file name`;
  return `there is no page ${path}: ${cure}`;
}

function decoded(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}
