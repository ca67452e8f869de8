import {
  attribute,
  type Element,
  elementsOf,
  isElement,
  parse,
  textOf,
  walk,
} from '../../../tools/finish/dom';
import { missingPage } from '../helpers';
import { expect } from '../test';

export type Visited = {
  status: number;
  type: string;
  elements: Element[];
  /** Contents of the head's meta elements, by name or property. */
  meta: (name: string) => string[];
  /** Addresses of the head's links of a kind. */
  links: (rel: string) => Element[];
  title: string;
  h1: string;
};

type Entry = { loc: string; lastmod?: string; path: string };
type Site = { origin: string; entries: Entry[]; pages: Map<string, Visited> };

/** The group's name, which every page has in its title. */
export const name = 'Family Investment Group';

let whole: Promise<Site> | undefined;

/** Every page of the sitemap and the page of a missing address, as the server gives them. */
export function site(address: string): Promise<Site> {
  whole ??= visitAll(address);
  return whole;
}

async function visitAll(address: string): Promise<Site> {
  const xml = await (await fetch(`${address}/sitemap.xml`)).text();
  const entries = [...xml.matchAll(/<url>([\s\S]*?)<\/url>/g)].map(([, url = '']) => {
    const loc = /<loc>([^<]+)<\/loc>/.exec(url)?.[1] ?? '';
    return { loc, lastmod: /<lastmod>([^<]+)<\/lastmod>/.exec(url)?.[1], path: new URL(loc).pathname };
  });
  const paths = [...entries.map(({ path }) => path), missingPage];
  const visited = await Promise.all(paths.map(async (path) => [path, await visit(address, path)] as const));
  return { origin: new URL(entries[0]?.loc ?? '').origin, entries, pages: new Map(visited) };
}

async function visit(address: string, path: string): Promise<Visited> {
  const answer = await fetch(address + path, { redirect: 'manual' });
  const elements = elementsOf(parse(await answer.text()));
  const head = elementsBelow(elements, 'head');
  return {
    status: answer.status,
    type: answer.headers.get('content-type') ?? '',
    elements,
    meta: (wanted) =>
      head
        .filter(({ tagName }) => tagName === 'meta')
        .filter((meta) => wanted === (attribute(meta, 'property') ?? attribute(meta, 'name')))
        .map((meta) => attribute(meta, 'content') ?? ''),
    links: (rel) => head.filter((link) => link.tagName === 'link' && attribute(link, 'rel') === rel),
    title: head
      .filter(({ tagName }) => tagName === 'title')
      .map(textOf)
      .join('|'),
    h1: elements
      .filter(({ tagName }) => tagName === 'h1')
      .map(wholeText)
      .join('|'),
  };
}

function elementsBelow(elements: readonly Element[], tag: string): Element[] {
  return elements
    .filter(({ tagName }) => tagName === tag)
    .flatMap((element) => walk(element).filter(isElement));
}

function wholeText(element: Element): string {
  return walk(element)
    .flatMap((node) => ('value' in node ? node.value : ''))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The pages of the sitemap with their entries there. */
export async function listed(address: string) {
  const { entries, pages: visited } = await site(address);
  return entries.map((entry) => ({ ...entry, ...(visited.get(entry.path) as Visited) }));
}

/** Width and height of a PNG, from its header; throws when it is none. */
function pngSize(file: Buffer): { width: number; height: number } {
  if (file.toString('latin1', 0, 8) !== '\x89PNG\r\n\x1a\n' || file.toString('latin1', 12, 16) !== 'IHDR')
    throw new Error('is no PNG');
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
}

/** Width and height of a picture of this site, which must be served as a PNG. */
export async function png(address: string, url: string) {
  const answer = await fetch(address + new URL(url, address).pathname);
  expect(answer.status, url).toBe(200);
  expect(answer.headers.get('content-type'), url).toBe('image/png');
  return pngSize(Buffer.from(await answer.arrayBuffer()));
}
