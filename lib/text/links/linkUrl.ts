import type { Definition, Link, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { lintRule } from 'unified-lint-rule';
import { documentOf } from '../../content/document';
import { halfLinks } from './halfLinks';
import { linksOf } from './links';
import { linkUrlReason } from './linkUrlReason';

/** Reports links whose URL is invalid or unsafe. */
export const linkUrl = lintRule<Root>('links:url', (tree, file) => {
  const { collection } = documentOf(file);
  // noFailedLinks and noVagueLinks report these, with their full URL.
  const halves = new Set<unknown>(halfLinks(tree).map(({ link }) => link));
  for (const link of linksOf(tree)) {
    const url = writtenUrl(link);
    // placesOfFacts reports these.
    const hasFact = collection.textFacts?.length && /[{}]/.test(url);
    if (halves.has(link) || hasFact) continue;
    const reason = (isBare(link) && signReason(url)) || linkUrlReason(url, collection.url);
    if (reason) file.message(reason, link);
  }
});

/** A URL that the parser has found in the text. */
function isBare(link: Link | Definition): boolean {
  return link.type === 'link' && /^(?:https?:\/\/|www\.)/i.test(textOf(link));
}

/** The parser ends a URL only in front of ASCII punctuation. */
function signReason(url: string): string | undefined {
  const [sign] = /[“”‘’—…]/.exec(url) ?? [];
  return sign && `'${sign}' has become part of this URL: put a space in front of it, or write [words](URL)`;
}

/** The parser adds http:// to a URL in the text that starts with www. */
function writtenUrl(link: Link | Definition): string {
  return link.type === 'link' && link.url === `http://${textOf(link)}` ? textOf(link) : link.url;
}
