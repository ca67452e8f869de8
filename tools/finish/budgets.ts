import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { articleTextId } from '../../components/news/fetchArticleText';
import { pictureHost } from '../../lib/schema/picture';
import { attribute, type Element, haveIsland, isText, serialize, textOf, walk } from './dom';
import type { FinishedPage } from './page';

const kilobyte = 1024;

/** The most that a page may weigh, in bytes as gzip compresses them, and ask for before a visitor does anything. */
export const budgets = {
  /** HTML with its style block. */
  page: 14 * kilobyte,
  /** Of an article's page without the words in it: neither its text nor a neighbour's title keeps it from the public. */
  article: 10.5 * kilobyte,
  legalPage: 20 * kilobyte,
  /** The News page with more articles than it was made with. */
  fullNews: 21 * kilobyte,
  scripts: 2 * kilobyte,
  /** All but article pictures, on a page without an island. */
  moved: 90 * kilobyte,
  /** To the site itself, drawings that come into view later included. */
  requests: 24,
} as const;

const legalPages = ['privacy-policy.html', 'terms-of-service.html'];

/** Bytes as moved of a file of the site, by its path from the root. */
export type SizeOf = (path: string) => Promise<number>;

/** What a finished page has too much of; empty when it keeps to the budgets. */
export async function overBudget(
  file: string,
  { elements, html }: FinishedPage,
  sizeOf: SizeOf,
): Promise<string[]> {
  const scripts = elements.filter(({ tagName, attrs }) => tagName === 'script' && !isData(attrs)).map(textOf);
  const addresses = [...new Set(elements.flatMap(addressesOf))];
  const own = addresses.filter((address) => address.startsWith('/'));
  const foreign = addresses.filter((address) => /^(?:https?:)?\/\//.test(address) && !isPicture(address));
  const text = elements.find((element) => attribute(element, 'id') === articleTextId);
  const [weight, writtenWeight, scriptsWeight] = await Promise.all([
    gzipped(html),
    gzipped(text ? serialize(text) + wordsOf(elements) : ''),
    gzipped(scripts.join('')),
  ]);
  const cards = elements.filter(({ tagName }) => tagName === 'article').length;
  const limits: [string, number, number][] = [
    ['bytes of HTML', weight - writtenWeight, pageBudget(file, Boolean(text), cards)],
    ['bytes of scripts', scriptsWeight, budgets.scripts],
    ['requests', own.length + 1, budgets.requests],
    ['requests to other hosts', foreign.length, 0],
  ];
  const moved = (await Promise.all(own.map(sizeOf))).reduce((sum, size) => sum + size, weight);
  if (!haveIsland(elements)) limits.push(['bytes moved', moved, budgets.moved]);
  return limits
    .filter(([, actual, limit]) => actual > limit)
    .map(([what, actual, limit]) => `${file} has ${actual} ${what}, its budget is ${limit}`);
}

function pageBudget(file: string, isArticle: boolean, cards: number): number {
  if (isArticle) return budgets.article;
  if (legalPages.includes(file)) return budgets.legalPage;
  return cards > 6 ? budgets.fullNews : budgets.page;
}

/** What a reader of the page reads: for the most part, what writers wrote. */
function wordsOf(elements: readonly Element[]): string {
  const main = elements.find(({ tagName }) => tagName === 'main');
  return main
    ? walk(main)
        .filter(isText)
        .map(({ value }) => value)
        .join('')
    : '';
}

function isData(attrs: Element['attrs']): boolean {
  return attrs.some(({ name, value }) => name === 'type' && /json$|^speculationrules$/.test(value));
}

/** What a browser asks for to show an element: pictures, scripts, frames, and what a head links to or preloads. */
function addressesOf(element: Element): string[] {
  const { tagName } = element;
  const of = (name: string) => attribute(element, name)?.split('#')[0] || undefined;
  const found: (string | undefined)[] = [];
  if (/^(?:img|script|iframe|embed|source|video|audio)$/.test(tagName)) found.push(of('src'));
  if (tagName === 'use') found.push(of('href'));
  if (tagName === 'link' && /preload|stylesheet|icon|manifest|preconnect/.test(of('rel') ?? ''))
    found.push(of('href'));
  if (tagName === 'style')
    found.push(...[...textOf(element).matchAll(/url\(["']?([^"')#]+)/g)].map(([, url]) => url));
  return found.filter((address) => address !== undefined);
}

function isPicture(address: string): boolean {
  return address === pictureHost || address.startsWith(`${pictureHost}/`);
}

const compress = promisify(gzip);

/** Bytes of a text as compressed; of nothing, none. Compresses beside the thread that finishes pages. */
export async function gzipped(text: string | Buffer): Promise<number> {
  return text.length === 0 ? 0 : (await compress(text)).length;
}
