import { expect, test } from 'vitest';
import { attribute, type Element, elementsOf } from '../../tools/build/post-process/dom';
import { disclaimerOf } from '../sites/content';
import {
  articleText,
  collapsed,
  idsOf,
  landmarkElements,
  linksIn,
  normalizedText,
  withTag,
} from './exportedPages';
import { content, pageOf } from './site';

const { articles, categories, legal } = content;

test('every article shows its title, category, date and read time', () => {
  for (const { path, title, category, readTime, date, modified, updateNote } of articles) {
    const { h1, elements } = pageOf(path);
    expect.soft(h1, path).toBe(collapsed(title));
    const text = withTag('main', elements).map(normalizedText).join();
    for (const part of [category, readTime, updateNote ?? ''])
      expect.soft(text, path).toContain(collapsed(part));
    const [published, updated] = withTag('time', elements).map((time) => attribute(time, 'datetime'));
    expect.soft(published, path).toBe(date);
    if (modified !== date) expect.soft(updated, path).toBe(modified);
  }
});

test('every byline names all authors, and links to those with a page', () => {
  for (const { path, authors } of articles) {
    // The byline has the first time of the page.
    const byline = withTag('p', pageOf(path).elements).find(
      (element) => withTag('time', elementsOf(element)).length > 0,
    ) as Element;
    const names = new Intl.ListFormat('en-AU').format(authors.map(({ name }) => name));
    expect.soft(normalizedText(byline), path).toMatch(authors.length > 0 ? `By ${names}` : /^(?!By )/);
    const linked = authors.flatMap((author) => author.path ?? []);
    expect.soft(linksIn(elementsOf(byline)), path).toEqual(linked);
  }
});

test('every article links to the home page, the news, its category and the adjacent articles', () => {
  for (const [index, { path, category }] of articles.entries()) {
    const page = pageOf(path);
    const categoryPath = categories.find(({ name }) => name === category)?.path;
    const breadcrumbs = linksIn(landmarkElements(page, 'Breadcrumb'));
    expect.soft(breadcrumbs, path).toEqual(['/', '/news-insights', categoryPath]);
    const adjacent = [articles[index + 1], articles[index - 1]].flatMap((other) => other?.path ?? []);
    expect.soft(linksIn(landmarkElements(page, 'Earlier and later articles')), path).toEqual(adjacent);
  }
});

test('the text of an article ends with the disclaimer of its category, and else has none', () => {
  for (const article of articles) {
    const text = articleText(pageOf(article.path)) as Element;
    const notes = elementsOf(text).filter((element) => attribute(element, 'data-disclaimer') !== undefined);
    const expected = disclaimerOf(article, content);
    expect.soft(notes.map(normalizedText), article.path).toEqual(expected ? [expected] : []);
    expect.soft(normalizedText(text).endsWith(expected), article.path).toBe(true);
  }
});

test('an article lists its sections if it has four or more', () => {
  for (const { path } of articles) {
    const page = pageOf(path);
    const headings = withTag('h2', elementsOf(articleText(page) as Element));
    // The hidden heading above the footnotes is no section.
    const ids = idsOf(headings).filter((id) => id !== 'footnote-label');
    const listed = linksIn(landmarkElements(page, 'On this page'));
    expect.soft(listed, path).toEqual(ids.length < 4 ? [] : ids.map((id) => `#${id}`));
  }
});

test('a legal page shows its headings, and lists them if there are two or more', () => {
  for (const [path, { headings }] of Object.entries(legal)) {
    const page = pageOf(path);
    const main = withTag('main', page.elements).flatMap(elementsOf);
    const shown = withTag('h2', main).filter((heading) => attribute(heading, 'id'));
    expect.soft(shown.map(normalizedText), path).toEqual(headings);
    // A list for narrow screens and one for wide ones.
    const ids = idsOf(shown).map((id) => `#${id}`);
    const listed = linksIn(landmarkElements(page, 'On this page'));
    expect.soft(listed, path).toEqual(ids.length > 1 ? [...ids, ...ids] : []);
  }
});
