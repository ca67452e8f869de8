import { gzipSync } from 'node:zlib';
import { writtenTextId } from '../../../components/ui/Prose';
import { pictureFolder, pictureHost } from '../../../lib/schemas/pictures';
import { attribute, type Element, elementsOf, haveIsland, isElement, textOf } from './dom';

const kilobyte = 1024;

/** What a page may have, in gzip bytes. Words do not count: no text that the content check accepts is too long. */
export const budgets = {
  /** Tags with their classes, styles and scripts, without the writers' text and the fonts of the brand. */
  markup: 9.5 * kilobyte,
  /** The same of a page with an island; the News page has up to 25 cards. */
  islandMarkup: 11.5 * kilobyte,
  /** What each part of `main` after the sixth may add, so that writers can make long pages. */
  furtherSection: 0.6 * kilobyte,
  scripts: 2 * kilobyte,
  /** Before any interaction, but for pictures and the drawings of categories, of which the News page may show 24. */
  requests: 24,
} as const;

/** A message for each budget that the elements of a processed page exceed. */
export function overBudget(elements: readonly Element[]): string[] {
  const text = elements.find((element) => attribute(element, 'id') === writtenTextId);
  const inText = new Set(text && elementsOf(text));
  const scripts = elements.filter(isScript).map(textOf).join('');
  const tags = elements.filter((element) => !inText.has(element)).map(tagOf);
  const parts = elements.find(({ tagName }) => tagName === 'main')?.childNodes.filter(isElement) ?? [];
  const markup = haveIsland(elements) ? budgets.islandMarkup : budgets.markup;
  const limits: [string, number, number][] = [
    [
      'bytes of markup',
      gzipSync(tags.join('') + scripts).length,
      markup + budgets.furtherSection * Math.max(0, parts.length - 6),
    ],
    ['bytes of scripts', gzipSync(scripts).length, budgets.scripts],
    ['requests', 1 + new Set(elements.flatMap(requestOf)).size, budgets.requests],
  ];
  return limits
    .filter(([, actual, limit]) => actual > limit)
    .map(([what, actual, limit]) => `${actual} ${what}, the budget is ${limit}`);
}

function isScript(element: Element): boolean {
  return element.tagName === 'script' && !attribute(element, 'type')?.endsWith('json');
}

function tagOf(element: Element): string {
  const styles = element.tagName === 'style' ? textOf(element).replace(/@font-face\s*\{[^}]*\}/g, '') : '';
  return `<${element.tagName} class="${attribute(element, 'class') ?? ''}">${styles}`;
}

/** The URL that a browser requests to show an element, in a list, or none. */
function requestOf(element: Element): string[] {
  const isLoaded =
    element.tagName !== 'link' || /preload|icon|manifest/.test(attribute(element, 'rel') ?? '');
  const name = /^(?:link|use)$/.test(element.tagName) ? 'href' : 'src';
  const url = isLoaded && attribute(element, name)?.split('#')[0];
  const isFree =
    !url || [pictureHost, `/${pictureFolder}/`, '/drawings/article-'].some((start) => url.startsWith(start));
  return isFree ? [] : [url];
}
