import { attribute, type Element, elementsOf } from '../../tools/build/post-process/dom';
import { expect } from '../browser/testOn';
import { type Article, disclaimerOf } from '../sites/content';
import { collapsed, landmarkElements, linksIn, normalizedText } from './exportedPages';
import type { WalkedSite } from './site';

/** The pages of articles: content, links and sharing. */
export function walkArticles({ test, content, siteUrl, pageOf }: WalkedSite): void {
  const { articles, businesses, categories, company } = content;
  test('every article shows its title, category, date and read time', () => {
    for (const { path, title, category, readTime, date, modified, updateNote } of articles) {
      const { h1, elements } = pageOf(path);
      const text = elements
        .filter(({ tagName }) => tagName === 'main')
        .map(normalizedText)
        .join();
      const times = elements.filter(({ tagName }) => tagName === 'time');
      expect.soft(h1, path).toBe(collapsed(title));
      expect.soft(text, path).toContain(category);
      expect.soft(text, path).toContain(readTime);
      const [published, updated] = times.map((time) => attribute(time, 'datetime'));
      expect.soft(published, path).toBe(date);
      if (modified !== date) expect.soft(updated, path).toBe(modified);
      if (updateNote) expect.soft(text, path).toContain(collapsed(updateNote));
    }
  });

  test('every article links to the home page, the news, its category and the adjacent articles', () => {
    for (const [index, { path, category }] of articles.entries()) {
      const page = pageOf(path);
      expect
        .soft(linksIn(landmarkElements(page, 'Breadcrumb')), path)
        .toEqual(['/', '/news-insights', categories.find(({ name }) => name === category)?.path]);
      const adjacent = [articles[index + 1], articles[index - 1]].flatMap((other) =>
        other ? other.path : [],
      );
      expect.soft(linksIn(landmarkElements(page, 'Earlier and later articles')), path).toEqual(adjacent);
    }
  });

  test('the text of an article ends with the disclaimer of its category, and else has none', () => {
    for (const article of articles) {
      const { path } = article;
      const { elements } = pageOf(path);
      const text = elements.find((element) => attribute(element, 'id') === 'article-text') as Element;
      const notes = elementsOf(text).filter((element) => attribute(element, 'data-disclaimer') !== undefined);
      const expected = disclaimerOf(article, content);
      expect.soft(notes.map(normalizedText), path).toEqual(expected ? [expected] : []);
      expect.soft(normalizedText(text).endsWith(expected), path).toBe(true);
    }
  });

  test('every article lists its sections if it has four or more, and links each of its headings', () => {
    for (const { path } of articles) {
      const page = pageOf(path);
      const text = page.elements.find((element) => attribute(element, 'id') === 'article-text') as Element;
      const headings = elementsOf(text)
        .filter(({ tagName }) => /^h[2-6]$/.test(tagName))
        // The hidden heading above the footnotes.
        .filter((heading) => attribute(heading, 'id') !== 'footnote-label');
      const idOf = (heading: Element) => `#${attribute(heading, 'id')}`;
      const sections = headings.filter(({ tagName }) => tagName === 'h2').map(idOf);
      const listed = linksIn(landmarkElements(page, 'On this page'));
      expect.soft(listed, path).toEqual(sections.length < 4 ? [] : sections);
      for (const heading of headings) {
        const links = linksIn(elementsOf(heading));
        const others = links.filter((href) => href !== idOf(heading));
        expect.soft(links, `${path}${idOf(heading)}`).toEqual(others.length > 0 ? others : [idOf(heading)]);
      }
    }
  });

  test('only an article about a business has its card', () => {
    for (const { path, business } of articles) {
      const visits = pageOf(path).links.filter(({ text }) => text.startsWith('Visit '));
      const expected = businesses.filter(({ slug }) => slug === business);
      expect
        .soft(
          visits.map(({ text, href }) => [text, href.href]),
          path,
        )
        .toEqual(
          expected.map(({ name, url = '' }) => [`Visit ${name} (opens in a new tab)`, new URL(url).href]),
        );
    }
  });

  test('every article ends with the newsletter if its form delivers, and else has no client code', () => {
    const { url = 'none' } = company.delivery?.subscriptions ?? {};
    for (const { path } of articles) {
      const islands = pageOf(path).elements.flatMap((element) => attribute(element, 'data-island') ?? []);
      expect.soft(islands, path).toEqual(url === 'none' ? [] : ['subscription']);
    }
  });

  test('every article links to three others with the most in common, without the adjacent ones', () => {
    for (const [index, article] of articles.entries()) {
      const { path } = article;
      const inCommon = (other: Article) =>
        [
          other.category === article.category,
          article.business && other.business === article.business,
          article.authors.some(({ name }) => other.authors.some((author) => author.name === name)),
        ].filter(Boolean).length;
      const expected = articles
        .filter((_, other) => Math.abs(other - index) > 1)
        .toSorted((a, b) => inCommon(b) - inCommon(a))
        .slice(0, 3);
      const headings = landmarkElements(pageOf(path), 'Related articles').filter(
        ({ tagName }) => tagName === 'h3',
      );
      const found = headings.flatMap((heading) => linksIn(elementsOf(heading)));
      expect.soft(found, path).toEqual(expected.map((other) => other.path));
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
