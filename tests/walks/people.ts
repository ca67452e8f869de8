import { attribute, type Element, elementsOf } from '../../tools/build/post-process/dom';
import { expect } from '../browser/testOn';
import { listPaths, pageSize } from '../sites/content';
import { collapsed, normalizedText } from './exportedPages';
import type { WalkedSite } from './site';

/** The pages of people, and the bylines that link to them. */
export function walkPeople({ test, content, pages, pageOf }: WalkedSite): void {
  const { people, articles } = content;
  const byPath = new Map(people.map((person) => [person.path, person]));
  const countOf = ({ path }: { path: string }) =>
    articles.filter(({ authors }) => authors.some((author) => author.path === path)).length;

  test('exactly the people with a biography or an article have a page', () => {
    const expected = people.filter(({ path, hasText }) => hasText || countOf({ path }) > 0);
    const found = pages.filter(({ path }) => path.startsWith('/people/'));
    expect(found.map(({ path }) => path).sort()).toEqual(
      expected.flatMap((person) => listPaths(person.path, countOf(person))).sort(),
    );
  });

  test('the page of a person has the name, the biography and all articles, newest first, without an island', () => {
    for (const { file, path, h1, elements, html } of pages) {
      const [, first = '', number = '1'] = /^(\/people\/[^/]+)(?:\/page\/(\d+))?$/.exec(path) ?? [];
      const person = byPath.get(first);
      if (!person) continue;
      const name = collapsed(person.name);
      expect.soft(h1, file).toBe(number === '1' ? name : `${name}, page ${number}`);
      const text = elements.find((element) => attribute(element, 'id') === 'article-text');
      expect.soft(text !== undefined, file).toBe(person.hasText && number === '1');
      const list = elements.find(
        (element) =>
          element.tagName === 'section' && normalizedText(element).startsWith(`Articles by ${name}`),
      );
      const titles = inside(list).filter(({ tagName }) => tagName === 'h3');
      const links = titles
        .flatMap(inside)
        .flatMap((element) => (element.tagName === 'a' ? [attribute(element, 'href')] : []));
      const own = articles.filter(({ authors }) => authors.some((author) => author.path === first));
      const shown = own.slice((Number(number) - 1) * pageSize, Number(number) * pageSize);
      expect.soft(links, file).toEqual(shown.map((article) => article.path));
      expect.soft(html, file).not.toContain('data-island=');
    }
  });

  test('every byline names all authors, and links to those with a page', () => {
    for (const { path, authors } of articles) {
      const { elements } = pageOf(path);
      // The byline has the first time of the page.
      const byline = elements.find(
        (element) => element.tagName === 'p' && inside(element).some(({ tagName }) => tagName === 'time'),
      );
      const names = authors.map(({ name }) => name);
      const [last = '', ...others] = names.toReversed();
      const all = others.length > 0 ? `${others.toReversed().join(', ')} and ${last}` : last;
      const text = byline ? normalizedText(byline) : '';
      if (last) expect.soft(text.startsWith(`By ${all}`), `${path}: ${text}`).toBe(true);
      else expect.soft(text, path).not.toMatch(/^By /);
      const links = inside(byline).filter(({ tagName }) => tagName === 'a');
      expect
        .soft(
          links.map((link) => [normalizedText(link), attribute(link, 'href')]),
          path,
        )
        .toEqual(authors.flatMap((author) => (author.path ? [[author.name, author.path]] : [])));
    }
  });
}

function inside(element: Element | undefined): Element[] {
  return element ? elementsOf(element) : [];
}
