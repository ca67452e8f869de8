import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { XMLValidator } from 'fast-xml-parser';
// Feedsmith is independent of the package that writes the feeds.
import { parseRssFeed } from 'feedsmith';
import { parseFragment } from 'parse5';
import { describe, expect, test } from 'vitest';
import {
  attribute,
  type ChildNode,
  type Element,
  elementsOf,
  isText,
  walk,
} from '../../tools/build/post-process/dom';
import { articlesOf, disclaimerOf, lastChange, pageSize } from '../sites/content';
import { articleText, collapsed, normalizedText, pathIn } from './exportedPages';
import { content, isServed, out, pageOf, siteUrl } from './site';

const { name: companyName } = content.company;
const rfc822 =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} (?:GMT|\+0000)$/;

const parsed = (html = '') => parseFragment(html) as unknown as Element;
const dayOf = (date = '') => new Date(date).toISOString().slice(0, 10);

const lists = [
  { name: 'all', page: '/news-insights', path: '' },
  ...content.categories.map(({ name, path }) => ({ name, page: path, path })),
];

describe.each(lists)('the feed of $name', ({ name, page, path: list }) => {
  const all = name === 'all' ? content.articles : articlesOf(name, content.articles);
  const articles = all.slice(0, pageSize);
  const updates = articles.map(({ date, modified }) => (modified === date ? undefined : modified));
  const xml = readFileSync(join(out, list, 'feed.xml'), 'utf8');
  const rss = parseRssFeed(xml);
  const { items: rssItems = [] } = rss;

  test('RSS is well-formed and lists the newest articles with title, URL, excerpt, category, dates and authors', () => {
    expect(XMLValidator.validate(xml)).toBe(true);
    expect(rss).toMatchObject({
      ...{ title: expect.stringContaining(companyName), link: siteUrl + page, language: 'en-AU' },
      ...{ description: expect.stringMatching(/\S/), copyright: expect.stringMatching(/\S/) },
    });
    const self = { href: `${siteUrl}${list}/feed.xml`, rel: 'self', type: 'application/rss+xml' };
    expect(rss.atom?.links?.filter(({ rel }) => rel === 'self')).toEqual([self]);
    const found = rssItems.map(({ title, link, guid, description, categories, atom, dc, pubDate }) => ({
      // RSS has HTML in titles and descriptions.
      ...{ title: normalizedText(parsed(title)), link, guid: guid?.value },
      ...{
        excerpt: normalizedText(parsed(description)),
        category: categories?.map((one) => one.name).join(),
      },
      ...{ date: dayOf(pubDate), updated: atom?.updated?.slice(0, 10), authors: dc?.creators ?? [] },
    }));
    expect(found).toEqual(
      articles.map(({ path, title, excerpt, category, date, authors }, index) => ({
        ...{ title: collapsed(title), link: siteUrl + path, guid: siteUrl + path, category, date },
        ...{ excerpt: collapsed(excerpt), updated: updates[index], authors: authors.map((one) => one.name) },
      })),
    );
    for (const { pubDate, enclosures } of rssItems) {
      expect.soft(pubDate).toMatch(rfc822);
      // An enclosure must state its length, which is unknown for remote pictures.
      expect.soft(enclosures ?? []).toEqual([]);
    }
    if (all.length > 0) expect(dayOf(rss.lastBuildDate)).toBe(lastChange(all));
  });

  const texts = rssItems.map((item) => item.content?.encoded);

  test('each item has the full text of its article and no active content', () => {
    for (const [index, article] of articles.entries()) {
      const { path, hasText, excerpt } = article;
      const item = parsed(texts[index]);
      const text = normalizedText(item);
      // Before the text, a feed has the caption of the picture. In place of the text, a page says that it comes soon.
      const end = hasText
        ? visibleText(articleText(pageOf(path)) as Element)
        : disclaimerOf(article, content);
      expect.soft(text.endsWith(end), path).toBe(true);
      if (!hasText) expect.soft(text, path).toContain(collapsed(excerpt));
      const tags = elementsOf(item).map(({ tagName }) => tagName);
      const active = tags.filter((tag) => /^(?:script|style|button|form|iframe|h1)$/.test(tag));
      expect.soft(active, path).toEqual([]);
    }
  });

  test('items have only absolute URLs, and those of this site exist', () => {
    for (const element of texts.flatMap((html) => elementsOf(parsed(html))))
      for (const url of ['href', 'src', 'srcset', 'poster'].flatMap((key) => attribute(element, key) ?? [])) {
        expect.soft(url).toMatch(/^(?:https?:\/\/[^/]|mailto:|tel:)/);
        const path = URL.canParse(url) ? pathIn(siteUrl, url) : undefined;
        if (path) expect.soft(isServed(path), url).toBe(true);
      }
  });
});

/** Returns the text of an element without words for assistive technology. */
function visibleText(element: Element): string {
  const isHidden = ({ parentNode }: ChildNode) =>
    /\bvisually-hidden\b/.test(attribute(parentNode as Element, 'class') ?? '');
  const texts = walk(element)
    .filter(isText)
    .filter((text) => !isHidden(text));
  return collapsed(texts.map(({ value }) => value).join('')).trim();
}
