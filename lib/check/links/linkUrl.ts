import { basename } from 'node:path';
import type { Definition, Link } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { linksOf } from '../../markdown/links';
import { sourceFrom, startOf } from '../../markdown/places';
import { downloadsFolder } from '../../schemas/downloads';
import { linkUrlReason } from '../../schemas/linkUrlReason';
import { rule } from '../rule';

/** Reports links whose URL is invalid or unsafe. */
export const linkUrl = rule('links:url', (tree, file, { collection, lines }) => {
  for (const link of linksOf(tree)) {
    const url = writtenUrl(link);
    // placesOfFacts reports these.
    const hasFact = collection.textFacts?.length && /[{}]/.test(url);
    if (hasFact) continue;
    const reason =
      fileReason(link) || (isBare(link, lines) && signReason(url)) || linkUrlReason(url, collection.url);
    if (reason) file.message(reason, link);
  }
});

/** One of our files in the repository, or one that was dropped into GitHub's editor. */
const onGitHub = /^https:\/\/github\.com\/(?:user-attachments\/|.*\/content\/(?:files|pictures)\/)/;

/** What to do with a link to a picture, or to a file that only writers can see. */
function fileReason({ type, url }: Link | Definition): string | undefined {
  // Google Docs writes its pictures at the end of a text.
  if (type === 'definition' && /^data:image/i.test(url))
    return 'this line is an embedded picture (data:image): delete it';
  if (onGitHub.test(url))
    return `readers may not see what is on GitHub: add the file to content/${downloadsFolder}, and write ../${downloadsFolder}/ and its name`;
  return /^(?:\.\.\/)?pictures\/[^/]+$/.test(url)
    ? `this is a picture: put an exclamation mark in front, ![what it shows](../pictures/${basename(url)})`
    : undefined;
}

/** Whether the parser has found a URL in the text. */
function isBare(link: Link | Definition, lines: readonly string[]): boolean {
  return /^(?:https?:\/\/|www\.)/i.test(sourceFrom(lines, startOf(link)));
}

/** The parser takes punctuation other than ASCII, and a comma or semicolon without a space behind it, for a part of the URL. */
function signReason(url: string): string | undefined {
  const [sign] = /[“”‘’—…]|[,;](?=https?:|www\.)|[,;](?<=^(?:https?:\/\/)?[\w.-]+[,;])/i.exec(url) ?? [];
  const orSpace = sign && /[—…]/.test(sign) ? ', or put a space in front of it' : '';
  return sign && `'${sign}' has become part of this URL: write [words](URL)${orSpace}`;
}

/** The parser adds http:// to a URL in the text that starts with www. */
function writtenUrl(link: Link | Definition): string {
  return link.type === 'link' && link.url === `http://${textOf(link)}` ? textOf(link) : link.url;
}
