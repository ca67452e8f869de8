import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { writtenTextId } from '../../../components/ui/Prose';
import { pictureFolder, pictureHost } from '../../../lib/schemas/pictures';
import { attribute, type Element, haveIsland, isElement, type Node, textOf, walk } from './dom';
import type { ProcessedPage } from './page';

const kilobyte = 1024;

/**
 * Limits in gzip bytes, and the requests before any interaction. Words do not count: no text that the content check
 * accepts is too long.
 */
export const budgets = {
  /** Tags, styles and scripts of a page, without those in the writers' text and the fonts of the brand. */
  markup: 9.75 * kilobyte,
  /** The same of a page with an island; the News page has up to 25 cards. */
  islandMarkup: 12 * kilobyte,
  /** What each part of `main` after the sixth may add, so that writers can make long pages. The latest articles have 0.55. */
  furtherSection: 0.6 * kilobyte,
  scripts: 2 * kilobyte,
  /** All transfers of a page without an island, except words and article pictures. */
  transferred: 80 * kilobyte,
  /** To the site itself, including lazy-loaded drawings, but those of categories, of which the News page may show 24. */
  requests: 24,
} as const;

/** Bytes transferred for a file of the site, by its path from the root. */
type SizeOf = (path: string) => Promise<number>;

/** A message for each budget that a processed page exceeds. */
export async function overBudget(
  file: string,
  { elements }: Pick<ProcessedPage, 'elements'>,
  sizeOf: SizeOf,
): Promise<string[]> {
  const scripts = elements.filter(({ tagName, attrs }) => tagName === 'script' && !isData(attrs)).map(textOf);
  const urls = [...new Set(elements.flatMap(urlsOf))];
  const own = urls.filter(
    (url) => url.startsWith('/') && !isPicture(url) && !url.includes('/drawings/article-'),
  );
  const foreign = urls.filter((url) => /^(?:https?:)?\/\//.test(url) && !isPicture(url));
  const hasIsland = haveIsland(elements);
  const [markup, scriptsWeight] = await Promise.all([gzipped(markupOf(elements)), gzipped(scripts.join(''))]);
  const parts = elements.find(({ tagName }) => tagName === 'main')?.childNodes.filter(isElement) ?? [];
  const further = budgets.furtherSection * Math.max(0, parts.length - 6);
  const limits: [string, number, number][] = [
    ['bytes of markup', markup, further + (hasIsland ? budgets.islandMarkup : budgets.markup)],
    ['bytes of scripts', scriptsWeight, budgets.scripts],
    ['requests', own.length + 1, budgets.requests],
    ['requests to other hosts', foreign.length, 0],
  ];
  const transferred = (await Promise.all(own.map(sizeOf))).reduce((sum, size) => sum + size, markup);
  if (!hasIsland) limits.push(['bytes transferred', transferred, budgets.transferred]);
  return limits
    .filter(([, actual, limit]) => actual > limit)
    .map(([what, actual, limit]) => `${file} has ${actual} ${what}, the budget is ${limit}`);
}

/** Attributes whose values come from content. */
const contentAttributes = new Set(
  'alt aria-label content datetime href id placeholder src srcset title value'.split(' '),
);

/** The tags, styles and scripts of a page, without words, data and font faces. */
function markupOf(elements: readonly Element[]): string {
  const text = elements.find((element) => attribute(element, 'id') === writtenTextId);
  const inText = new Set<Node>(text ? walk(text) : []);
  return elements
    .filter((element) => !inText.has(element))
    .map((element) => {
      const { tagName, attrs } = element;
      const isCode = tagName === 'style' || (tagName === 'script' && !isData(attrs));
      const attributes = attrs.map(({ name, value }) =>
        contentAttributes.has(name) ? ` ${name}` : ` ${name}="${value}"`,
      );
      return `<${tagName}${attributes.join('')}>${isCode ? withoutFonts(textOf(element)) : ''}`;
    })
    .join('');
}

/** Styles without the font faces: the files that every page loads are preloaded. */
function withoutFonts(styles: string): string {
  return styles.replace(/@font-face\s*\{[^}]*\}/g, '');
}

function isData(attrs: Element['attrs']): boolean {
  return attrs.some(({ name, value }) => name === 'type' && /json$|^speculationrules$/.test(value));
}

/** The URLs that a browser requests to show an element: images, scripts, frames, links and preloads. */
function urlsOf(element: Element): string[] {
  const { tagName } = element;
  const of = (name: string) => attribute(element, name)?.split('#')[0] || undefined;
  const found: (string | undefined)[] = [];
  if (/^(?:img|script|iframe|embed|source|video|audio)$/.test(tagName)) found.push(of('src'));
  if (tagName === 'use') found.push(of('href'));
  if (tagName === 'link' && /preload|stylesheet|icon|manifest|preconnect/.test(of('rel') ?? ''))
    found.push(of('href'));
  if (tagName === 'style')
    found.push(...[...withoutFonts(textOf(element)).matchAll(/url\(["']?([^"')#]+)/g)].map(([, url]) => url));
  return found.filter((url) => url !== undefined);
}

function isPicture(url: string): boolean {
  return url === pictureHost || url.startsWith(`${pictureHost}/`) || url.startsWith(`/${pictureFolder}/`);
}

const compress = promisify(gzip);

/** Bytes of a text after gzip, 0 if it is empty. Compresses outside the main thread. */
export async function gzipped(text: string | Buffer): Promise<number> {
  return text.length === 0 ? 0 : (await compress(text)).length;
}
