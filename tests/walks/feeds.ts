import { readFileSync } from 'node:fs';
// Feedsmith is independent of the package that writes the feeds.
import { parseJsonFeed, parseRssFeed } from 'feedsmith';
import { parseFragment } from 'parse5';
import {
  attribute,
  type Element,
  elementsOf,
  isText,
  type Node,
  walk,
} from '../../tools/build/post-process/dom';
import { expect } from '../browser/testOn';
import { type Article, articlesOf, disclaimerOf, lastChange, pageSize } from '../sites/content';
import { collapsed, pathIn } from './exportedPages';
import type { WalkedSite } from './site';

const atMidnight = /^\d{4}-\d{2}-\d{2}T00:00:00(?:\.000)?Z$/;
const rfc822 =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} (?:GMT|\+0000)$/;

function elementsIn(html = ''): Element[] {
  return elementsOf(parseFragment(html) as Node);
}

function textIn(html = ''): string {
  return textOf(parseFragment(html) as Node);
}

function textOf(node: Node): string {
  const texts = walk(node).filter(isText);
  return collapsed(texts.map(({ value }) => value).join('')).trim();
}

/** The feeds of all articles and of each category match the content and the article pages. */
export function walkFeeds(site: WalkedSite): void {
  const { content, out, test } = site;
  const lists = [
    { name: 'all', page: '/news-insights', path: '', articles: content.articles },
    ...content.categories.map(({ name, path }) => ({
      ...{ name, page: path, path },
      articles: articlesOf(name, content.articles),
    })),
  ];

  test('every RSS feed is well-formed, with each required field once', async ({ page }) => {
    // The CSP of the site's pages blocks DOMParser.
    await page.goto('about:blank');
    for (const { path } of lists) {
      const { root, channels, once } = await page.evaluate(
        (xml) => {
          const { documentElement } = new DOMParser().parseFromString(xml, 'application/xml');
          const inChannel = [...(documentElement.querySelector('channel')?.children ?? [])];
          return {
            root: [documentElement.localName, documentElement.getAttribute('version')],
            channels: documentElement.querySelectorAll(':scope > channel').length,
            once: ['title', 'link', 'description', 'language', 'lastBuildDate', 'copyright'].map((field) =>
              inChannel
                .filter(({ nodeName }) => nodeName === field)
                .map(({ textContent }) => Boolean(textContent?.trim())),
            ),
          };
        },
        readFileSync(`${out}${path}/feed.xml`, 'utf8'),
      );
      expect.soft(root, path).toEqual(['rss', '2.0']);
      expect.soft(channels, path).toBe(1);
      expect.soft(once, path).toEqual(Array(6).fill([true]));
    }
  });

  for (const list of lists) test.describe(`the feeds of ${list.name}`, () => walkFeedsOf(list, site));
}

/** A list of articles: the path of its page, and what is before the names of its feeds. */
type List = { page: string; path: string; articles: readonly Article[] };

function walkFeedsOf(list: List, { test, content, siteUrl }: WalkedSite): void {
  const articles = list.articles.slice(0, pageSize);
  const [first] = articles;
  const name = content.company.name;
  const text = async (serverUrl: string, file: string) => (await fetch(`${serverUrl}${file}`)).text();
  const rss = async (serverUrl: string) => parseRssFeed(await text(serverUrl, `${list.path}/feed.xml`));
  const json = async (serverUrl: string) => parseJsonFeed(await text(serverUrl, `${list.path}/feed.json`));
  const fields = articles.map(({ title, path, excerpt, category }) => [
    title,
    siteUrl + path,
    excerpt,
    category,
  ]);

  const updates = articles.map(({ date, modified }) => (modified === date ? undefined : modified));

  /** Returns the URL and HTML of each item, by feed. */
  async function itemsOfBoth(serverUrl: string) {
    const [xml, feed] = await Promise.all([rss(serverUrl), json(serverUrl)]);
    return {
      'feed.xml': (xml.items ?? []).map(({ link, content }) => ({ url: link, html: content?.encoded })),
      'feed.json': (feed.items ?? []).map(({ url, content_html: html }) => ({ url, html })),
    };
  }

  test('the RSS feed lists the newest articles with title, URL, excerpt, category and date', async ({
    serverUrl,
  }) => {
    const feed = await rss(serverUrl);
    expect(feed).toMatchObject({ link: siteUrl + list.page, language: 'en-AU' });
    expect(feed.title).toContain(name);
    expect(feed.atom?.links?.filter(({ rel }) => rel === 'self')).toEqual([
      { href: `${siteUrl}${list.path}/feed.xml`, rel: 'self', type: 'application/rss+xml' },
    ]);
    const items = feed.items ?? [];
    expect(
      items.map(({ title, link, description, categories }) => [
        // RSS has HTML in titles and descriptions.
        ...[textIn(title), link, textIn(description)],
        categories?.map((category) => category.name).join(),
      ]),
    ).toEqual(
      fields.map(([title = '', link, excerpt = '', category]) => [
        collapsed(title),
        link,
        collapsed(excerpt),
        category,
      ]),
    );
    expect(items.map(({ guid }) => guid?.value)).toEqual(articles.map(({ path }) => siteUrl + path));
    const dates = [...(first ? [feed.lastBuildDate] : []), ...items.map(({ pubDate }) => pubDate)];
    for (const date of dates) expect(date).toMatch(rfc822);
    expect(dates.map((date) => new Date(date as string).toISOString().slice(0, 10))).toEqual([
      ...(first ? [lastChange(list.articles)] : []),
      ...articles.map(({ date }) => date),
    ]);
    expect(items.map(({ atom }) => atom?.updated?.slice(0, 10))).toEqual(updates);
    expect(items.map(({ dc }) => dc?.creators ?? [])).toEqual(
      articles.map(({ authors }) => authors.map((author) => author.name)),
    );
    // An enclosure must state its length, which is unknown for remote pictures.
    expect(items.flatMap(({ enclosures = [] }) => enclosures)).toEqual([]);
  });

  test('the JSON feed is version 1.1 and lists the same articles', async ({ serverUrl }) => {
    const raw = JSON.parse(await text(serverUrl, `${list.path}/feed.json`));
    expect(raw).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      home_page_url: siteUrl + list.page,
      feed_url: `${siteUrl}${list.path}/feed.json`,
      language: 'en-AU',
    });
    expect(raw.title).toContain(name);
    // Deprecated in 1.1.
    for (const part of [raw, ...raw.items]) expect(part).not.toHaveProperty('author');
    const items = (await json(serverUrl)).items ?? [];
    expect(items.map(({ title, url, summary, tags }) => [title, url, summary, tags?.join()])).toEqual(fields);
    const dates = raw.items.map((item: { date_published?: string }) => item.date_published);
    for (const date of dates) expect(date).toMatch(atMidnight);
    expect(dates.map((date: string) => date.slice(0, 10))).toEqual(articles.map(({ date }) => date));
    const modified = raw.items.map((item: { date_modified?: string }) => item.date_modified?.slice(0, 10));
    expect(modified).toEqual(updates);
    expect(items.map(({ authors = [] }) => authors.map((author) => [author.name, author.url]))).toEqual(
      articles.map(({ authors }) =>
        authors.map((author) => [author.name, author.path && siteUrl + author.path]),
      ),
    );
    expect(new Set(raw.items.map(({ id }: { id: string }) => id)).size).toBe(articles.length);
  });

  test('both feeds have the full text of every article and no active content', async ({ serverUrl }) => {
    const feeds = Object.entries(await itemsOfBoth(serverUrl));
    for (const [index, article] of articles.entries()) {
      const { path, hasText, excerpt } = article;
      const disclaimer = disclaimerOf(article, content);
      const page = await text(serverUrl, path);
      const visible = page.replaceAll(/<span class="visually-hidden">[^<]*<\/span>/g, '');
      const written = elementsIn(visible).find((element) => attribute(element, 'id') === 'article-text');
      for (const [file, items] of feeds) {
        const html = items[index]?.html;
        const whole = textIn(html);
        // Before the text, a feed has the caption of the picture. In place of the text, a page says that it comes soon.
        const end = hasText && written ? textOf(written) : disclaimer;
        expect.soft(whole.endsWith(end), `${file} ${path}`).toBe(true);
        if (!hasText) expect.soft(whole, `${file} ${path}`).toContain(collapsed(excerpt));
        const tags = elementsIn(html).map(({ tagName }) => tagName);
        const active = /^(?:script|style|button|form|iframe|h1)$/;
        expect
          .soft(
            tags.filter((tag) => active.test(tag)),
            `${file} ${path}`,
          )
          .toEqual([]);
      }
    }
  });

  test('both feeds have only absolute URLs, and those of this site exist', async ({ serverUrl }) => {
    const own = new Set<string>();
    for (const [file, items] of Object.entries(await itemsOfBoth(serverUrl))) {
      const urls = items.flatMap(({ html }) =>
        elementsIn(html).flatMap((element) =>
          ['href', 'src', 'srcset', 'poster'].flatMap((key) => attribute(element, key) ?? []),
        ),
      );
      for (const url of urls) {
        expect.soft(url, file).toMatch(/^(?:https?:\/\/[^/]|mailto:|tel:)/);
        const path = URL.canParse(url) && pathIn(siteUrl, url);
        if (path) own.add(path);
      }
    }
    for (const path of own) expect.soft((await fetch(serverUrl + path)).status, path).toBe(200);
  });
}
