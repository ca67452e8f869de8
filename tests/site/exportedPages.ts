import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  attribute,
  type Element,
  elementsOf,
  isText,
  parse,
  textOf,
  walk,
} from '../../tools/build/post-process/dom';
import { servedPath } from '../../tools/hosting/urls';

export type Link = {
  href: URL;
  /** Path within the site; undefined if the link leaves the site. */
  path: string | undefined;
  /** The name, and what aria-describedby adds to it. */
  text: string;
  target: string;
  rel: string[];
  isInText: boolean;
};

/** A page of an export, parsed from its file. */
export type ExportedPage = {
  /** Path from the export's root, for messages. */
  file: string;
  path: string;
  html: string;
  elements: Element[];
  ids: string[];
  links: Link[];
  /** Returns the content of each meta element with a name or property. */
  meta(name: string): string[];
  /** Returns the link elements in the head with a rel. */
  headLinks(rel: string): Element[];
  title: string;
  h1: string;
  isRedirect: boolean;
};

/** Returns every HTML page of an export, including the 404 page and redirects. Resolves links against the site's public URL. */
export function exportedPages(outDir: string, siteUrl: string): ExportedPage[] {
  return filesIn(outDir, '.html').map((file) => readPage(outDir, file, siteUrl));
}

/** Returns the sorted paths of an export's files with an extension, with forward slashes. */
export function filesIn(outDir: string, extension: string): string[] {
  return readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(extension))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}

/** Returns the path of a URL within a site; undefined if the URL is not part of the site. */
export function pathIn(siteUrl: string, url: string | URL): string | undefined {
  const { origin, pathname } = new URL(url);
  const target = origin + pathname;
  if (target === siteUrl) return '/';
  return target.startsWith(`${siteUrl}/`) ? target.slice(siteUrl.length) : undefined;
}

/** Returns a page of an export. Resolves its links against the site's public URL. */
export function readPage(outDir: string, file: string, siteUrl: string): ExportedPage {
  const html = readFileSync(join(outDir, file), 'utf8');
  const path = servedPath(file);
  const elements = elementsOf(parse(html));
  const [head] = withTag('head', elements);
  const inHead = head ? elementsOf(head) : [];
  const inText = new Set(
    elements.filter((element) => attribute(element, 'id') === 'article-text').flatMap(walk),
  );
  const descriptionOf = (link: Element) =>
    elements.filter(({ attrs }) =>
      attrs.some(({ name, value }) => name === 'id' && value === attribute(link, 'aria-describedby')),
    );
  return {
    ...{ file, path, html, elements },
    ids: idsOf(elements),
    links: withTag('a', elements)
      .filter((link) => attribute(link, 'href') !== undefined)
      .map((link) => ({ link, href: new URL(attribute(link, 'href') ?? '', siteUrl + path) }))
      .map(({ link, href }) => ({
        ...{ href, path: pathIn(siteUrl, href) },
        text: [
          attribute(link, 'aria-label') ?? normalizedText(link),
          ...descriptionOf(link).map(normalizedText),
        ].join(' '),
        target: attribute(link, 'target') ?? '',
        rel: attribute(link, 'rel')?.split(/\s+/) ?? [],
        isInText: inText.has(link),
      })),
    meta: (name) =>
      inHead
        .filter(({ tagName }) => tagName === 'meta')
        .filter((meta) => name === (attribute(meta, 'property') ?? attribute(meta, 'name')))
        .map((meta) => attribute(meta, 'content') ?? ''),
    headLinks: (rel) => inHead.filter((link) => link.tagName === 'link' && attribute(link, 'rel') === rel),
    title: inHead
      .filter(({ tagName }) => tagName === 'title')
      .map(textOf)
      .join('\n'),
    h1: withTag('h1', elements).map(normalizedText).join('\n'),
    isRedirect: inHead.some((meta) => attribute(meta, 'http-equiv') === 'refresh'),
  };
}

/** Returns those of some elements with a tag. */
export function withTag(tag: string, elements: readonly Element[]): Element[] {
  return elements.filter(({ tagName }) => tagName === tag);
}

/** Returns the ids of some elements. */
export function idsOf(elements: readonly Element[]): string[] {
  return elements.flatMap((element) => attribute(element, 'id') ?? []);
}

/** Returns the element with the text of an article or a person. */
export function articleText({ elements }: ExportedPage): Element | undefined {
  return elements.find((element) => attribute(element, 'id') === 'article-text');
}

/** Returns the text content of an element with whitespace collapsed. */
export function normalizedText(element: Element): string {
  const texts = walk(element).filter(isText);
  return collapsed(texts.map(({ value }) => value).join('')).trim();
}

/** Text with the whitespace as a browser shows it: a writer may have typed two spaces, or pasted a non-breaking one. */
export function collapsed(text: string): string {
  return text.replace(/\s+/g, ' ');
}

/** Returns the elements in the landmark with a name. */
export function landmarkElements({ elements }: ExportedPage, name: string): Element[] {
  const heading = elements.find((element) => attribute(element, 'id') && normalizedText(element) === name);
  const id = heading && attribute(heading, 'id');
  const landmark = elements.find(
    (element) =>
      attribute(element, 'aria-label') === name || (id && attribute(element, 'aria-labelledby') === id),
  );
  return landmark ? elementsOf(landmark) : [];
}

/** Returns what the links among elements lead to. */
export function linksIn(elements: readonly Element[]): (string | undefined)[] {
  return withTag('a', elements).map((link) => attribute(link, 'href'));
}
