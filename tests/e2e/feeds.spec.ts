import { readFileSync } from 'node:fs';
// Maintained, MIT, typed, runs on every Node we support, and one parser for RSS with its namespaces and JSON
// Feed alike; it shares no code with the package that writes the feeds.
import { parseJsonFeed, parseRssFeed } from 'feedsmith';
import { parseFragment } from 'parse5';
import { attribute, type Element, isElement, walk } from '../../tools/finish/dom';
import { articleField } from './frontMatter';
import { articlePages } from './helpers';
import { expect, test } from './test';

const origin = /^url: (\S+)$/m.exec(readFileSync('content/company.yaml', 'utf8'))?.[1] as string;
const atMidnight = /^\d{4}-\d{2}-\d{2}T00:00:00(?:\.000)?Z$/;

/** The articles as the feeds must have them, newest first. */
const wanted = articlePages
  .map((path) => ({
    url: origin + path,
    path,
    title: articleField(path, 'title'),
    excerpt: articleField(path, 'excerpt'),
    category: articleField(path, 'category'),
    date: articleField(path, 'date'),
  }))
  .sort((a, b) => b.date.localeCompare(a.date));

type Item = { url?: string; html?: string };

async function rss(address: string) {
  return parseRssFeed(await (await fetch(`${address}/feed.xml`)).text());
}

async function json(address: string) {
  return parseJsonFeed(await (await fetch(`${address}/feed.json`)).text());
}

/** The items of both feeds with their text. */
async function itemsOfBoth(address: string): Promise<[string, Item[]][]> {
  const [xml, feed] = await Promise.all([rss(address), json(address)]);
  return [
    ['feed.xml', (xml.items ?? []).map(({ link, content }) => ({ url: link, html: content?.encoded }))],
    ['feed.json', (feed.items ?? []).map(({ url, content_html: html }) => ({ url, html }))],
  ];
}

function elementsIn(html = ''): Element[] {
  return walk(parseFragment(html)).filter(isElement);
}

function wordsIn(html = ''): string {
  return walk(parseFragment(html))
    .map((node) => ('value' in node ? node.value : ''))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

test('the RSS feed is XML that a strict parser takes, with one channel of the required fields', async ({
  page,
  address,
}) => {
  const source = await (await fetch(`${address}/feed.xml`)).text();
  // On an empty page: those of the site let nobody parse texts.
  const { root, channels, once } = await page.evaluate((text) => {
    const { documentElement } = new DOMParser().parseFromString(text, 'application/xml');
    const count = (selector: string) => documentElement.querySelectorAll(selector).length;
    return {
      root: [documentElement.localName, documentElement.getAttribute('version')],
      channels: count(':scope > channel'),
      once: ['title', 'link', 'description', 'language', 'lastBuildDate', 'copyright'].map((name) =>
        [...(documentElement.querySelector('channel')?.children ?? [])]
          .filter(({ nodeName }) => nodeName === name)
          .map(({ textContent }) => Boolean(textContent?.trim())),
      ),
    };
  }, source);
  expect(root).toEqual(['rss', '2.0']);
  expect(channels).toBe(1);
  expect(once).toEqual(Array(6).fill([true]));
});

test('the RSS feed knows its own address, its site and its language', async ({ address }) => {
  const feed = await rss(address);
  expect(feed.link).toBe(`${origin}/news-insights`);
  expect(feed.language).toBe('en-AU');
  expect(feed.title).toContain('Family Investment Group');
  const self = feed.atom?.links?.filter(({ rel }) => rel === 'self');
  expect(self).toEqual([{ href: `${origin}/feed.xml`, rel: 'self', type: 'application/rss+xml' }]);
});

test('the RSS feed holds every article, newest first, with title, address, excerpt and category', async ({
  address,
}) => {
  const items = (await rss(address)).items ?? [];
  expect(items.length).toBeGreaterThanOrEqual(6);
  expect(
    items.map(({ title, link, description, categories }) => [
      title,
      link,
      description,
      categories?.map(({ name }) => name).join(),
    ]),
  ).toEqual(wanted.map(({ title, url, excerpt, category }) => [title, url, excerpt, category]));
});

test('every item of the RSS feed has an identity of its own that is a permalink when it says so', async ({
  address,
}) => {
  const guids = ((await rss(address)).items ?? []).map(({ guid }) => guid);
  expect(new Set(guids.map((guid) => guid?.value)).size).toBe(wanted.length);
  for (const [index, guid] of guids.entries())
    if (guid?.isPermaLink !== false) expect(guid?.value).toBe(wanted[index]?.url);
});

test('the RSS feed is dated by the articles, in the form of RFC 822', async ({ address }) => {
  const feed = await rss(address);
  const form =
    /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} (?:GMT|\+0000)$/;
  const dates = [feed.lastBuildDate, ...(feed.items ?? []).map(({ pubDate }) => pubDate)];
  for (const date of dates) expect(date).toMatch(form);
  expect(dates.map((date) => new Date(date as string).toISOString().slice(0, 10))).toEqual([
    wanted[0]?.date,
    ...wanted.map(({ date }) => date),
  ]);
});

test('no item of the RSS feed has an enclosure: of pictures elsewhere nobody here knows the length', async ({
  address,
}) => {
  const { items = [] } = await rss(address);
  expect(items.length).toBeGreaterThan(0);
  expect(items.flatMap(({ enclosures = [] }) => enclosures)).toEqual([]);
});

test('the JSON feed says that it is JSON Feed 1.1', async ({ address }) => {
  const feed = await (await fetch(`${address}/feed.json`)).json();
  expect(feed.version).toBe('https://jsonfeed.org/version/1.1');
});

test('the JSON feed has the fields that its format asks for, of the right type', async ({ address }) => {
  const feed = await (await fetch(`${address}/feed.json`)).json();
  expect(feed.title).toContain('Family Investment Group');
  expect(feed.home_page_url).toBe(`${origin}/news-insights`);
  expect(feed.feed_url).toBe(`${origin}/feed.json`);
  expect(Array.isArray(feed.items)).toBe(true);
  for (const item of feed.items) {
    expect(typeof item.id).toBe('string');
    expect(typeof item.content_html).toBe('string');
    for (const tag of item.tags ?? []) expect(typeof tag).toBe('string');
  }
  expect(new Set(feed.items.map(({ id }: { id: string }) => id)).size).toBe(feed.items.length);
});

test('the JSON feed uses no field that version 1.1 has given up', async ({ address }) => {
  const feed = await (await fetch(`${address}/feed.json`)).json();
  expect(feed).not.toHaveProperty('author');
  for (const item of feed.items) expect(item).not.toHaveProperty('author');
});

test('the JSON feed says which language it is in', async ({ address }) => {
  expect((await (await fetch(`${address}/feed.json`)).json()).language).toBe('en-AU');
});

test('the JSON feed holds every article, newest first, with title, address, excerpt and category', async ({
  address,
}) => {
  const items = (await json(address)).items ?? [];
  expect(items.map(({ title, url, summary, tags }) => [title, url, summary, tags?.join()])).toEqual(
    wanted.map(({ title, url, excerpt, category }) => [title, url, excerpt, category]),
  );
});

test('every item of the JSON feed says when it was published, in the form of RFC 3339', async ({
  address,
}) => {
  const feed = await (await fetch(`${address}/feed.json`)).json();
  const dates = feed.items.map((item: { date_published?: string }) => item.date_published);
  for (const date of dates) expect(date).toMatch(atMidnight);
  expect(dates.map((date: string) => date.slice(0, 10))).toEqual(wanted.map(({ date }) => date));
});

test('both feeds hold the full text of every article', async ({ address }) => {
  for (const [name, items] of await itemsOfBoth(address)) {
    expect(items.map(({ url }) => url)).toEqual(wanted.map(({ url }) => url));
    for (const [index, { html }] of items.entries()) {
      const { path } = wanted[index] as (typeof wanted)[number];
      // What the page hides from view is not in the feed, where nothing would hide it.
      const page = await (await fetch(address + path)).text();
      const shown = wordsIn(page.replaceAll(/<span class="visually-hidden">[^<]*<\/span>/g, ''));
      const words = wordsIn(html);
      expect(words.split(' ').length, `${name} ${path}`).toBeGreaterThan(500);
      expect(shown.includes(words), `${name} ${path}`).toBe(true);
      // Headings and lists are there as such, so that a reader can lay them out.
      const tags = elementsIn(html).map(({ tagName }) => tagName);
      expect(tags, `${name} ${path}`).toEqual(expect.arrayContaining(['h2', 'p', 'li']));
    }
  }
});

test('both feeds hold nothing that runs and no control', async ({ address }) => {
  for (const [name, items] of await itemsOfBoth(address)) {
    for (const { html, url } of items) {
      const tags = elementsIn(html).map(({ tagName }) => tagName);
      for (const tag of ['script', 'style', 'button', 'form', 'iframe', 'h1'])
        expect(tags, `${name} ${url}`).not.toContain(tag);
    }
  }
});

test('both feeds hold absolute addresses only, and those on this site answer 200', async ({ address }) => {
  const own = new Set<string>();
  for (const [name, items] of await itemsOfBoth(address)) {
    const addresses = items.flatMap(({ html }) =>
      elementsIn(html).flatMap((element) =>
        ['href', 'src', 'srcset', 'poster'].flatMap((key) => attribute(element, key) ?? []),
      ),
    );
    expect(addresses.length, name).toBeGreaterThan(6);
    for (const url of addresses) {
      expect(url, name).toMatch(/^https?:\/\/[^/]/);
      if (url.startsWith(origin)) own.add(new URL(url).pathname);
    }
  }
  expect(own.size).toBeGreaterThan(2);
  for (const path of own)
    expect((await fetch(address + path, { redirect: 'manual' })).status, path).toBe(200);
});

test('the feeds are served with types that readers take', async ({ address }) => {
  const type = async (path: string) => (await fetch(address + path)).headers.get('content-type');
  expect(await type('/feed.xml')).toMatch(/^(?:application|text)\/(?:rss\+)?xml\b/);
  expect(await type('/feed.json')).toMatch(/^application\/(?:feed\+)?json\b/);
});
