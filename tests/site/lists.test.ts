import { expect, test } from 'vitest';
import { attribute, type Element, elementsOf } from '../../tools/build/post-process/dom';
import { type Article, articlesOf, displayDate, filterName, listPaths, pageSize } from '../sites/content';
import {
  collapsed,
  type ExportedPage,
  landmarkElements,
  linksIn,
  normalizedText,
  withTag,
} from './exportedPages';
import { content, pageOf, pages } from './site';

const { articles, categories, people } = content;
const [newest] = articles;
const filters = ['All', ...categories.map(({ name }) => name)];
const byPerson = (path: string) =>
  articles.filter(({ authors }) => authors.some((author) => author.path === path));

const mainOf = ({ elements }: ExportedPage) => withTag('main', elements).flatMap(elementsOf);
/** Returns where the titles of cards lead. */
const titleLinks = (elements: readonly Element[]) => linksIn(withTag('h3', elements).flatMap(elementsOf));

/** Expects each card to show its article. */
function expectCards(cards: readonly Element[], expected: readonly Article[]): void {
  for (const [index, { path, title, excerpt, category, date, readTime, imageAlt }] of expected.entries()) {
    const card = cards[index] as Element;
    const text = normalizedText(card);
    const parts = [title, excerpt, category, displayDate(date), readTime].map(collapsed);
    expect
      .soft(
        parts.filter((part) => !text.includes(part)),
        path,
      )
      .toEqual([]);
    const alts = withTag('img', elementsOf(card)).map((image) => attribute(image, 'alt'));
    expect.soft(alts, path).toContain(imageAlt);
  }
}

test('the News page has a filter with its count for each category, and none is chosen', () => {
  const main = mainOf(pageOf('/news-insights'));
  const buttons = withTag('button', main).filter((button) => attribute(button, 'aria-pressed'));
  expect(buttons.map((button) => [normalizedText(button), attribute(button, 'aria-pressed')])).toEqual(
    filters.map((filter) => [filterName(filter, articles), String(filter === 'All')]),
  );
  const links = withTag('a', landmarkElements(pageOf('/news-insights'), 'Articles by category'));
  expect(links.map((link) => [normalizedText(link), attribute(link, 'href')])).toEqual([
    [filterName('All', articles), '/news-insights'],
    ...categories.map(({ name, path }) => [filterName(name, articles), path]),
  ]);
});

test('the News page features the newest article, and shows the others below, newest first', () => {
  const page = pageOf('/news-insights');
  const featured = landmarkElements(page, 'Featured Article');
  expect(titleLinks(featured)).toEqual(newest ? [newest.path] : []);
  if (newest) expectCards(featured.slice(0, 1), [newest]);
  const latest = landmarkElements(page, 'Latest Articles');
  const others = articles.slice(1, pageSize);
  expect(titleLinks(latest)).toEqual(others.map(({ path }) => path));
  expectCards(withTag('article', latest), others);
  const isEmpty = withTag('h2', mainOf(page)).map(normalizedText).includes('No Articles Yet');
  expect(isEmpty).toBe(articles.length === 0);
});

test('every category has its articles on its pages, newest first', () => {
  for (const { name, paths } of categories) {
    const own = articlesOf(name, articles);
    for (const [index, path] of paths.entries()) {
      const cards = withTag('article', mainOf(pageOf(path)));
      const expected = own.slice(index * pageSize, (index + 1) * pageSize);
      expect.soft(titleLinks(cards.flatMap(elementsOf)), path).toEqual(expected.map((one) => one.path));
      expectCards(cards, expected);
    }
  }
});

test('an empty category says so and leads to all articles', () => {
  for (const { name, path } of categories) {
    const isEmpty = articlesOf(name, articles).length === 0;
    const main = mainOf(pageOf(path));
    const headings = withTag('h2', main).map(normalizedText);
    expect.soft(headings.includes(`No ${name} Articles Yet`), path).toBe(isEmpty);
    const all = withTag('a', main).filter((link) => normalizedText(link) === 'View All Articles');
    expect.soft(linksIn(all), path).toEqual(isEmpty ? ['/news-insights'] : []);
  }
});

test('exactly the people with a biography or an article have a page, with name, text and articles, newest first', () => {
  const expected = people.filter(({ path, hasText }) => hasText || byPerson(path).length > 0);
  const found = pages.map(({ path }) => path).filter((path) => path.startsWith('/people/'));
  const lists = expected.map((person) => listPaths(person.path, byPerson(person.path).length));
  expect(found.sort()).toEqual(lists.flat().sort());
  for (const [number, paths] of lists.entries())
    for (const [index, path] of paths.entries()) {
      const person = expected[number] as (typeof expected)[number];
      const page = pageOf(path);
      const name = collapsed(person.name);
      expect.soft(page.h1, path).toBe(index === 0 ? name : `${name}, page ${index + 1}`);
      expect.soft(page.ids.includes('article-text'), path).toBe(person.hasText && index === 0);
      const own = byPerson(person.path).slice(index * pageSize, (index + 1) * pageSize);
      expect.soft(titleLinks(mainOf(page)), path).toEqual(own.map((article) => article.path));
    }
});

test('the contact page has an inquiry type for every business and division, and every contact', () => {
  const main = mainOf(pageOf('/contact'));
  const options = withTag('option', main).map(normalizedText);
  const inquiries = [...content.businesses, ...content.divisions].map(({ inquiry }) => inquiry.label);
  const missing = inquiries.filter((label) => !options.some((option) => option.startsWith(label)));
  expect(missing).toEqual([]);
  expect(new Set(options).size).toBe(options.length);
  const details = withTag('li', landmarkElements(pageOf('/contact'), 'Contact details')).map(normalizedText);
  for (const { name, email } of Object.values(content.company.contacts ?? {}).flatMap((one) => one ?? []))
    expect
      .soft(
        details.some((item) => item.includes(name) && item.includes(email)),
        name,
      )
      .toBe(true);
});
