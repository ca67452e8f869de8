import type { Definition, Link } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { nearest } from '../didYouMean';
import type { ParsedDocument } from '../parse';
import { placeInText, startOf } from '../places';
import { errorAt, type Finding, type Position, warningAt } from '../problem';

/** An address that a text links to, with its place. */
export type LocatedLink = Position & { url: string };

/** Every link of a document, pictures left out. */
export function linksOf({ nodes = [] }: ParsedDocument): (Link | Definition)[] {
  const pictures = nodes.flatMap((node) => (node.type === 'imageReference' ? node.identifier : []));
  return nodes
    .filter((node) => node.type === 'link' || node.type === 'definition')
    .filter((link) => link.type === 'link' || !pictures.includes(link.identifier));
}

/** Links whose address cannot work or may harm, links whose text says nothing, and what was meant as a link. */
export function links(document: ParsedDocument): Finding[] {
  return [...linksOf(document).flatMap(linkFaults), ...failedLinks(document)];
}

function linkFaults(link: Link | Definition): Finding[] {
  const fault = addressFault(link.url);
  const isVague = link.type === 'link' && vague.test(textOf(link).trim());
  const message = `the link text '${link.type === 'link' ? textOf(link).trim() : ''}' does not say where the link leads: name the page or what the reader finds there`;
  const isEmpty = link.type === 'link' && textOf(link).trim() === '';
  return [
    ...(fault ? [errorAt(startOf(link), fault)] : []),
    ...(isEmpty
      ? [errorAt(startOf(link), 'this link has no text: write it between the square brackets')]
      : []),
    ...(isVague ? [warningAt(startOf(link), message)] : []),
  ];
}

/** `[text] (/address)`, `[text](/two words)`, `(text)[/address]`: the page would show them as they stand. */
const failed =
  /\[[^[\]]+\] *\((?:\/|https?:|mailto:|tel:|www\.|$)|\([^()]+\) *\[(?:\/|https?:|mailto:|tel:|www\.|$)/g;

function failedLinks(document: ParsedDocument): Finding[] {
  const texts = (document.nodes ?? []).filter((node) => node.type === 'text');
  return texts.flatMap((node) =>
    [...node.value.matchAll(failed)].flatMap(({ 0: start, index }) => {
      const place = placeInText(document, node, node.value, index, start);
      // A backslash says that no link is meant.
      const isMeant = document.lines[place.line - 1]?.[place.column - 2] === '\\';
      return isMeant ? [] : [errorAt(place, failedFault)];
    }),
  );
}

const failedFault =
  'this is not read as a link: write [text](/address), with no space between the brackets and none in the address';

const vague =
  /^(?:(?:click|tap|press|see|read|go|find|learn)\s+)?(?:here|more|this|that|link|this (?:link|page|article|site|website)|the (?:link|page)|more (?:here|information)|read on|details|website|page)[.…!]*$/i;

/** What is wrong with an address that a text links to; paths on this site are looked at elsewhere. */
export function addressFault(address: string): string | undefined {
  // Browsers leave these out before they look for the scheme: "java\nscript:" runs.
  const url = address.replace(/[\t\n\r]/g, '').replace(/^[\0- ]+|[\0- ]+$/g, '');
  if (url === '') return 'this link leads nowhere: write its address between the round brackets';
  if (/^[/\\]{2}/.test(url)) return `write the whole address: https:${url.replaceAll('\\', '/')}`;
  if (url.startsWith('#') || url.startsWith('/')) return undefined;
  const [, scheme] = /^([a-z][a-z0-9+.-]*):/i.exec(url) ?? [];
  return scheme ? schemeFault(scheme.toLowerCase(), url) : relativeFault(url);
}

function schemeFault(scheme: string, url: string): string | undefined {
  const rest = url.slice(scheme.length + 1);
  if (/^https?$/.test(scheme) && /^\/{0,2}(?:localhost|127\.0\.0\.1)\b/i.test(rest))
    return `this address works on your own computer only: write ${rest.replace(/^\/*[^/]*/, '') || '/'}`;
  if (scheme === 'https')
    return isHttps(url) ? undefined : `${url.slice(0, 80)} is not a full https:// address`;
  if (scheme === 'http') return `write https: https://${rest.replace(/^\/+/, '')}`;
  if (scheme === 'mailto')
    return /^[^\s@?]+@[^\s@?]+\.[^\s@?]+(?:\?.*)?$/.test(rest)
      ? undefined
      : 'write mailto: and an e-mail address';
  if (scheme === 'tel')
    return /^\+?[\d-]+$/.test(rest)
      ? undefined
      : 'write tel: and the number without spaces, for example tel:+61355500100';
  if (scheme === 'file' || scheme.length === 1)
    return 'this is a file on a computer, which nobody else can open: link to a page or an https:// address';
  if (rest.startsWith('//') && nearest(scheme, ['https']))
    return `'${scheme}': did you mean 'https'? Write https:${rest.slice(0, 80)}`;
  return `links that start with ${scheme}: are not allowed: write a page of this site (/contact) or an https:// address`;
}

function isHttps(url: string): boolean {
  return /^https:\/\/[^/\\]/i.test(url) && URL.canParse(url) && /[^.]\.[^.]/.test(new URL(url).hostname);
}

function relativeFault(url: string): string {
  const [path = url] = url.split(/[?#]/);
  const [, host] = /^https?\/\/(.+)/i.exec(url) ?? [];
  if (host) return `the colon is missing: write https://${host.slice(0, 80)}`;
  if (/^[^/\s@]+@[^/\s@]+\.[a-z]+$/i.test(url)) return `write mailto:${url}`;
  if (/\.mdx?$/i.test(path)) {
    const name = path.replace(/^.*[/\\]/, '').replace(/\.mdx?$/i, '');
    return `link to the page, not to its file: /news-insights/${name}`;
  }
  if (
    /^www\.|^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|net|org|edu|gov|au|nz|uk|io|example)(?:[/?#:]|$)/i.test(url)
  )
    return `write the whole address: https://${url}`;
  return `an address on this site starts with a slash: /${url.replace(/^[./\\]+/, '').slice(0, 80)}`;
}
