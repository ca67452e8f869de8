import { attribute, type Element, isElement, walk } from '../../tools/build/post-process/dom';
import { expect } from '../browser';
import { type ExportedPage, normalizedText } from './exportedPages';
import type { WalkedSite } from './site';

/** The pages of articles: content, links and sharing. */
export function walkArticles({
  test,
  content: { articles, categories },
  siteUrl,
  basePath,
  pages,
}: WalkedSite): void {
  const pageOf = (path: string) => pages.find((page) => page.path === path) as ExportedPage;
  /** Returns the elements in the landmark with a name. */
  const landmarkElements = ({ elements }: ExportedPage, name: string): Element[] => {
    const heading = elements.find((element) => attribute(element, 'id') && normalizedText(element) === name);
    const id = heading && attribute(heading, 'id');
    const landmark = elements.find(
      (element) =>
        attribute(element, 'aria-label') === name || (id && attribute(element, 'aria-labelledby') === id),
    );
    return landmark ? walk(landmark).filter(isElement) : [];
  };
  const linksIn = (elements: Element[]) =>
    elements.filter(({ tagName }) => tagName === 'a').map((link) => attribute(link, 'href'));

  test('every article shows its title, category, date and read time', () => {
    for (const { path, title, category, readTime, date, modified, updateNote } of articles) {
      const { h1, elements } = pageOf(path);
      const text = elements
        .filter(({ tagName }) => tagName === 'main')
        .map(normalizedText)
        .join();
      const times = elements.filter(({ tagName }) => tagName === 'time');
      expect.soft(h1, path).toBe(title.replace(/\s+/g, ' '));
      expect.soft(text, path).toContain(category);
      expect.soft(text, path).toContain(readTime);
      const [published, updated] = times.map((time) => attribute(time, 'datetime'));
      expect.soft(published, path).toBe(date);
      if (modified !== date) expect.soft(updated, path).toBe(modified);
      if (updateNote) expect.soft(text, path).toContain(updateNote);
    }
  });

  test('every article links to the home page, the news, its category and the adjacent articles', () => {
    for (const [index, { path, category }] of articles.entries()) {
      const page = pageOf(path);
      expect
        .soft(linksIn(landmarkElements(page, 'Breadcrumb')), path)
        .toEqual([
          ...[`${basePath}/`, `${basePath}/news-insights`],
          basePath + categories.find(({ name }) => name === category)?.path,
        ]);
      const adjacent = [articles[index + 1], articles[index - 1]].flatMap((other) =>
        other ? basePath + other.path : [],
      );
      expect.soft(linksIn(landmarkElements(page, 'Previous and next articles')), path).toEqual(adjacent);
    }
  });

  test('every article links to three others, those of its category first', () => {
    for (const { path, category } of articles) {
      const others = articles.filter((other) => other.path !== path);
      const expected = [
        ...others.filter((other) => other.category === category),
        ...others.filter((other) => other.category !== category),
      ].slice(0, 3);
      const headings = landmarkElements(pageOf(path), 'Related articles').filter(
        ({ tagName }) => tagName === 'h3',
      );
      const found = headings.flatMap((heading) => linksIn(walk(heading).filter(isElement)));
      expect.soft(found, path).toEqual(expected.map((other) => basePath + other.path));
    }
  });

  test('every article can be e-mailed with its title and URL, and shared on LinkedIn', () => {
    for (const { path, title } of articles) {
      const links = pageOf(path).links.map(({ href }) => href);
      const mail = links.find(({ protocol, pathname }) => protocol === 'mailto:' && pathname === '');
      expect.soft(mail?.searchParams.get('subject'), path).toBe(title);
      expect.soft(mail?.searchParams.get('body'), path).toContain(siteUrl + path);
      // Mail programs do not read + as a space.
      expect.soft(mail?.href, path).not.toContain('+');
      const linkedIn = links.find(({ hostname }) => hostname === 'www.linkedin.com');
      expect.soft(linkedIn?.searchParams.get('url'), path).toBe(siteUrl + path);
    }
  });
}
