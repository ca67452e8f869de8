import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { documentOf } from '../../lib/content/document';
import { publicDocuments } from '../../lib/content/publication';
import { readContent } from '../../lib/content/readContent';
import { siteOf } from '../../lib/site/model';
import { reservedPaths } from '../../lib/site/reservedPaths';
import { attribute, elementsOf } from '../../tools/build/post-process/dom';
import { collections } from '../../tools/collections';
import { idsOf, type Link, normalizedText, withTag } from './exportedPages';
import { content, contentFolder, isServed, notFound, out, pageOf, pages } from './site';

const all = [...pages, notFound];
const paths = new Set(pages.map(({ path }) => path));
const files = readContent(contentFolder, collections).filter(({ data }) => data.document);

/** Returns the wrong links of every page, as `file: text -> href`. */
const linksWhere = (isWrong: (link: Link) => boolean) =>
  all.flatMap(({ file, links }) =>
    links.filter(isWrong).map(({ text, href }) => `${file}: '${text}' -> ${href}`),
  );

test('every page can be reached by links from the home page', () => {
  const reached = new Set(['/']);
  for (const path of reached)
    for (const link of pageOf(path).links) if (link.path && paths.has(link.path)) reached.add(link.path);
  expect([...reached].sort()).toEqual([...paths].sort());
});

test('internal links open existing clean URLs in the same tab', () => {
  const isWrong = ({ path, target }: Link) => {
    // Fragment links of the 404 page resolve to its file's path, which is not a URL of the site.
    if (path === undefined || path === notFound.path) return false;
    return !isServed(path) || /.\/$|\.html$/.test(path) || target !== '';
  };
  expect(linksWhere(isWrong)).toEqual([]);
});

test('links with a fragment have an existing target', () => {
  const ids = new Map(all.map((page) => [page.path, page.ids]));
  const isWrong = ({ href, path }: Link) =>
    path !== undefined &&
    href.hash !== '' &&
    !ids.get(path)?.includes(decodeURIComponent(href.hash.slice(1)));
  expect(linksWhere(isWrong)).toEqual([]);
});

test('every URL that the content check accepts has a page', () => {
  const urls = [...siteOf(publicDocuments(files)).paths.keys()];
  expect(urls.filter((path) => !isServed(path))).toEqual([]);
});

test('the content check knows the ids of the headings of every page', () => {
  const urls = siteOf(files.map(documentOf)).paths;
  // Which of its lists the News page shows depends on the articles.
  const absent = content.articles.length < 2 ? ['featured-article', 'latest-articles'] : [];
  for (const { path } of content.pages) {
    const { elements, ids } = pageOf(path);
    const known = [...(urls.get(path) ?? [])];
    const main = withTag('main', elements).flatMap(elementsOf);
    const unknown = idsOf(withTag('h2', main))
      // The heading above the footnotes, which no writer links to.
      .filter((id) => id !== 'footnote-label' && !known.includes(id));
    const missing = known.filter((id) => !ids.includes(id) && !absent.includes(id));
    expect.soft({ unknown, missing }, path).toEqual({ unknown: [], missing: [] });
  }
});

test('external links open a new tab without an opener and announce it', () => {
  const isWrong = ({ href, path, target, rel, text }: Link) =>
    href.protocol.startsWith('http') &&
    path === undefined &&
    !(target === '_blank' && rel.includes('noopener') && /new tab/.test(text));
  expect(linksWhere(isWrong)).toEqual([]);
});

test('every other link is a valid mailto or tel link', () => {
  // The form of the group's own number; writers may link to any other.
  const ownNumber = /^tel:(?:\+61\d{9}|13\d{4}|1[38]00\d{6})$/;
  const isWrong = ({ href, isInText }: Link) => {
    if (href.protocol.startsWith('http')) return false;
    if (href.protocol === 'tel:') return !(isInText ? /^tel:\+?[\d-]+$/ : ownNumber).test(href.href);
    return !/^mailto:(?:[^\s@]+@[^\s@]+\.\w+(?:\?|$)|\?subject=[^&]+&body=https%3A)/.test(href.href);
  };
  expect(linksWhere(isWrong)).toEqual([]);
});

test('the header lists the pages with a position in its order, and the footer every page', () => {
  const inHeader = content.pages
    .filter(({ position }) => position !== undefined)
    .sort((a, b) => Number(a.position) - Number(b.position))
    .map(({ path, label }) => [path, label]);
  for (const { file, elements } of all) {
    const linksOf = (tag: string) =>
      withTag('a', withTag(tag, elements).flatMap(elementsOf)).map((link) => [
        attribute(link, 'href'),
        normalizedText(link),
      ]);
    // The first link is the logo.
    expect.soft(linksOf('header').slice(1, 1 + inHeader.length), file).toEqual(inHeader);
    const inFooter = linksOf('footer').map(([href]) => href);
    expect.soft(inFooter, file).toEqual(expect.arrayContaining(content.pages.map(({ path }) => path)));
  }
});

test('the content check reserves every name at the top of the export', () => {
  const own = [
    ...content.pages.flatMap(({ path, aliases }) => [path, ...aliases.map((alias) => `/${alias}`)]),
    ...content.redirects.map(({ from }) => from),
    // A page of this name and this folder are apart, like the news and its articles.
    ...content.people.map(({ path }) => path),
  ].map((path) => path.replace(/(?<=.)[/.].*/, ''));
  const known = new Set<string>([...own, ...reservedPaths, ...Object.keys(content.legal)]);
  const names = readdirSync(out).map((name) => `/${name.replace(/\..*$/, '')}`);
  expect(names.filter((name) => /^\/[a-z0-9-]+$/.test(name) && !known.has(name))).toEqual([]);
});
