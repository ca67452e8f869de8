import { attribute, type Element, elementsOf } from '../../tools/build/post-process/dom';
import { expect } from '../browser/testOn';
import { articlesOf, pageSize } from '../sites/content';
import { collapsed, type ExportedPage, normalizedText } from './exportedPages';
import type { WalkedSite } from './site';

/** The pages of the categories, with expectations computed from the content. */
export function walkCategories({ test, content, pageOf }: WalkedSite): void {
  const within = (element: Element | undefined, tag: string) =>
    (element ? elementsOf(element) : []).filter(({ tagName }) => tagName === tag);
  const mainOf = ({ elements }: ExportedPage) => elements.find(({ tagName }) => tagName === 'main');
  const hrefs = (links: Element[]) => links.map((link) => attribute(link, 'href'));

  test('every category has its articles on its pages, newest first, with their excerpts', () => {
    for (const { name, paths } of content.categories) {
      const own = articlesOf(name, content.articles);
      for (const [index, path] of paths.entries()) {
        const main = mainOf(pageOf(path));
        const expected = own.slice(index * pageSize, (index + 1) * pageSize);
        const cards = within(main, 'article');
        const titles = cards.flatMap((card) => within(within(card, 'h3')[0], 'a'));
        expect.soft(hrefs(titles), path).toEqual(expected.map((article) => article.path));
        for (const [number, { excerpt }] of expected.entries())
          expect.soft(normalizedText(cards[number] as Element), path).toContain(collapsed(excerpt));
      }
    }
  });

  test('the first page of a category has its name, its description and a link to its feed, and others its name and number', () => {
    for (const { name, description, paths } of content.categories) {
      const [first, ...others] = paths.map(pageOf) as [ExportedPage, ...ExportedPage[]];
      expect.soft(first.h1).toBe(name);
      expect.soft(first.meta('description')).toEqual([description]);
      expect.soft(within(mainOf(first), 'p').map(normalizedText), first.path).toContain(description);
      expect.soft(within(mainOf(first), 'a').map(normalizedText), first.path).toContain(`RSS for ${name}`);
      for (const [index, { h1 }] of others.entries())
        expect.soft(h1).toBe(`${name} Articles, page ${index + 2}`);
    }
  });

  test('an empty category says so and leads to all articles', () => {
    for (const { name, path } of content.categories) {
      const isEmpty = articlesOf(name, content.articles).length === 0;
      const main = mainOf(pageOf(path));
      const headings = within(main, 'h2').map(normalizedText);
      expect.soft(headings.includes(`No ${name} Articles Yet`), path).toBe(isEmpty);
      const all = within(main, 'a').find((link) => normalizedText(link) === 'View All Articles');
      expect.soft(all && attribute(all, 'href'), path).toBe(isEmpty ? '/news-insights' : undefined);
    }
  });

  test('the pages of categories have no island', () => {
    for (const { paths } of content.categories)
      for (const path of paths) {
        const islands = pageOf(path).elements.filter((element) => attribute(element, 'data-island'));
        expect.soft(islands, path).toEqual([]);
      }
  });
}
