// Feedsmith parses RSS and JSON Feed, and shares no code with the package that writes the feeds.
import { parseJsonFeed, parseRssFeed } from 'feedsmith';
import { parseFragment } from 'parse5';
import {
  attribute,
  type Element,
  isElement,
  isText,
  type Node,
  walk,
} from '../../tools/build/post-process/dom';
import { expect } from '../browser';
import type { WalkedSite } from './site';

/** Articles that a feed holds at most. */
const feedLength = 24;

const atMidnight = /^\d{4}-\d{2}-\d{2}T00:00:00(?:\.000)?Z$/;
const rfc822 =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} (?:GMT|\+0000)$/;

function elementsIn(html = ''): Element[] {
  return walk(parseFragment(html) as Node).filter(isElement);
}

function wordsIn(html = ''): string {
  return walk(parseFragment(html) as Node)
    .filter(isText)
    .map(({ value }) => value)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Both feeds agree with the content and with the articles' pages. */
export function walkFeeds({ test, content, origin }: WalkedSite): void {
  const articles = content.articles.slice(0, feedLength);
  const [first] = articles;
  const name = content.company.name;
  const text = async (address: string, file: string) => (await fetch(`${address}/${file}`)).text();
  const rss = async (address: string) => parseRssFeed(await text(address, 'feed.xml'));
  const json = async (address: string) => parseJsonFeed(await text(address, 'feed.json'));
  const fields = articles.map(({ title, path, excerpt, category }) => [
    title,
    origin + path,
    excerpt,
    category,
  ]);

  /** The items of both feeds with their text. */
  async function itemsOfBoth(address: string) {
    const [xml, feed] = await Promise.all([rss(address), json(address)]);
    return {
      'feed.xml': (xml.items ?? []).map(({ link, content }) => ({ url: link, html: content?.encoded })),
      'feed.json': (feed.items ?? []).map(({ url, content_html: html }) => ({ url, html })),
    };
  }

  test('the RSS feed is well-formed, with each required field once', async ({ page, address }) => {
    const source = await text(address, 'feed.xml');
    // The site's own pages let no script parse text.
    await page.goto('about:blank');
    const { root, channels, once } = await page.evaluate((xml) => {
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
    }, source);
    expect(root).toEqual(['rss', '2.0']);
    expect(channels).toBe(1);
    expect(once).toEqual(Array(6).fill([true]));
  });

  test('the RSS feed holds the newest articles, with title, URL, excerpt, category and date', async ({
    address,
  }) => {
    const feed = await rss(address);
    expect(feed).toMatchObject({ link: `${origin}/news-insights`, language: 'en-AU' });
    expect(feed.title).toContain(name);
    expect(feed.atom?.links?.filter(({ rel }) => rel === 'self')).toEqual([
      { href: `${origin}/feed.xml`, rel: 'self', type: 'application/rss+xml' },
    ]);
    const items = feed.items ?? [];
    expect(
      items.map(({ title, link, description, categories }) => [
        ...[title, link, description],
        categories?.map((category) => category.name).join(),
      ]),
    ).toEqual(fields);
    expect(items.map(({ guid }) => guid?.value)).toEqual(articles.map(({ path }) => origin + path));
    const dates = [...(first ? [feed.lastBuildDate] : []), ...items.map(({ pubDate }) => pubDate)];
    for (const date of dates) expect(date).toMatch(rfc822);
    expect(dates.map((date) => new Date(date as string).toISOString().slice(0, 10))).toEqual([
      ...(first ? [first.date] : []),
      ...articles.map(({ date }) => date),
    ]);
    // The length of a picture on another host is unknown, and an enclosure must state it.
    expect(items.flatMap(({ enclosures = [] }) => enclosures)).toEqual([]);
  });

  test('the JSON feed is version 1.1 and holds the same articles', async ({ address }) => {
    const raw = JSON.parse(await text(address, 'feed.json'));
    expect(raw).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      home_page_url: `${origin}/news-insights`,
      feed_url: `${origin}/feed.json`,
      language: 'en-AU',
    });
    expect(raw.title).toContain(name);
    // Deprecated since 1.1.
    for (const part of [raw, ...raw.items]) expect(part).not.toHaveProperty('author');
    const items = (await json(address)).items ?? [];
    expect(items.map(({ title, url, summary, tags }) => [title, url, summary, tags?.join()])).toEqual(fields);
    const dates = raw.items.map((item: { date_published?: string }) => item.date_published);
    for (const date of dates) expect(date).toMatch(atMidnight);
    expect(dates.map((date: string) => date.slice(0, 10))).toEqual(articles.map(({ date }) => date));
    expect(new Set(raw.items.map(({ id }: { id: string }) => id)).size).toBe(articles.length);
  });

  test('both feeds hold the whole text of every article, and nothing that runs', async ({ address }) => {
    for (const [file, items] of Object.entries(await itemsOfBoth(address))) {
      for (const [index, { html }] of items.entries()) {
        const { path, hasText, excerpt } = articles[index] as (typeof articles)[number];
        const page = await text(address, path.slice(1));
        const shown = wordsIn(page.replaceAll(/<span class="visually-hidden">[^<]*<\/span>/g, ''));
        expect.soft(shown.includes(wordsIn(html)), `${file} ${path}`).toBe(true);
        if (!hasText) expect.soft(wordsIn(html), `${file} ${path}`).toContain(excerpt);
        for (const tag of ['script', 'style', 'button', 'form', 'iframe', 'h1'])
          expect
            .soft(
              elementsIn(html).map(({ tagName }) => tagName),
              `${file} ${path}`,
            )
            .not.toContain(tag);
      }
    }
  });

  test('both feeds hold absolute URLs only, and those on this site answer', async ({ address }) => {
    const own = new Set<string>();
    for (const [file, items] of Object.entries(await itemsOfBoth(address))) {
      const urls = items.flatMap(({ html }) =>
        elementsIn(html).flatMap((element) =>
          ['href', 'src', 'srcset', 'poster'].flatMap((key) => attribute(element, key) ?? []),
        ),
      );
      for (const url of urls) {
        expect.soft(url, file).toMatch(/^(?:https?:\/\/[^/]|mailto:|tel:)/);
        if (url.startsWith(origin)) own.add(new URL(url).pathname);
      }
    }
    for (const path of own)
      expect.soft((await fetch(address + path, { redirect: 'manual' })).status, path).toBe(200);
  });
}
