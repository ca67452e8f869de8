import { parseJsonFeed, parseRssFeed } from 'feedsmith';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Article } from '@/lib/articles';
import { company } from '@/lib/company';
import { jsonFeed, rssFeed } from '@/lib/feed';
import { anArticle } from './support/article';

const state = vi.hoisted(() => ({ articles: [] as Article[] }));
vi.mock('@/lib/articles', () => state);

const page = `${company.url}/news-insights/an-article`;

/** The one item of a feed of one article, as a reader gets it in either format. */
function itemOf(change: Partial<Article>) {
  state.articles.push(anArticle(change));
  const [rss] = parseRssFeed(rssFeed()).items ?? [];
  const [json] = parseJsonFeed(jsonFeed()).items ?? [];
  return { rss, json, texts: [rss?.content?.encoded, json?.content_html] };
}

beforeEach(() => {
  state.articles.length = 0;
});

afterEach(() => {
  vi.useRealTimers();
});

describe('an item of the feeds', () => {
  test('has the address, title, excerpt, category and day of its article', () => {
    const { rss, json } = itemOf({});
    expect(rss).toMatchObject({
      title: 'An article',
      link: page,
      description: 'What it is about.',
      categories: [{ name: 'Technology' }],
      pubDate: 'Mon, 28 Jul 2025 00:00:00 GMT',
    });
    expect(json).toMatchObject({ title: 'An article', url: page, summary: 'What it is about.' });
    expect(json?.tags).toEqual(['Technology']);
  });

  test('keeps letters that XML and JSON treat as their own', () => {
    const title = 'Less < more & "quotes" ]]> \u2013 caf\u00e9';
    const { rss, json } = itemOf({ title, html: '<p>a ]]&gt; b ]]> c</p>' });
    expect(rss?.title).toBe(title);
    expect(json?.title).toBe(title);
    expect(rss?.content?.encoded).toContain('b ]]&gt; c');
  });

  test('has links within the site with the public address', () => {
    for (const text of itemOf({ html: '<p><a href="/contact">Write</a> or <a href="/">home</a></p>' }).texts)
      expect(text).toBe(
        `<p><a href="${company.url}/contact">Write</a> or <a href="${company.url}/">home</a></p>`,
      );
  });

  test('leaves links to other sites as they are', () => {
    const html = '<p><a href="https://www.ato.gov.au" rel="noopener" target="_blank">The ATO</a></p>';
    for (const text of itemOf({ html }).texts) expect(text).toBe(html);
  });

  test("has links to a place in its own text with the address of the article's page", () => {
    for (const text of itemOf({ html: '<p><a href="#the-checklist">The checklist</a></p>' }).texts)
      expect(text).toBe(`<p><a href="${page}#the-checklist">The checklist</a></p>`);
  });

  test('has a table without the box that scrolls it, and links in it with the public address', () => {
    const html =
      '<div data-table="" role="group" tabindex="0"><table><tbody><tr><td><a href="/about">Us</a></td></tr></tbody></table></div><p>After</p>';
    for (const text of itemOf({ html }).texts)
      expect(text).toBe(
        `<table><tbody><tr><td><a href="${company.url}/about">Us</a></td></tr></tbody></table><p>After</p>`,
      );
  });

  test('leaves words alone that only look like a link', () => {
    const html = '<p><code>href="/contact"</code></p>';
    for (const text of itemOf({ html }).texts) expect(text).toBe(html);
  });

  test('of an article without text has its excerpt', () => {
    for (const text of itemOf({ html: '' }).texts) expect(text).toBe('<p>What it is about.</p>');
  });

  test('of an article without text has its excerpt as text, not as markup', () => {
    for (const text of itemOf({ html: '', excerpt: 'Less <b> than & more' }).texts)
      expect(text).toMatch(/^<p>Less &(?:lt|#60|#x3C); ?b(?:>|&gt;) than &(?:amp|#38|#x26); more<\/p>$/i);
  });
});

describe('the feeds', () => {
  test('hold the articles in the order given, each with an identity of its own', () => {
    state.articles.push(
      anArticle({ slug: 'new', date: '2025-08-01' }),
      anArticle({ slug: 'middle', date: '2025-07-01' }),
      anArticle({ slug: 'old', date: '2025-06-01' }),
    );
    const urls = ['new', 'middle', 'old'].map((slug) => `${company.url}/news-insights/${slug}`);
    const rss = parseRssFeed(rssFeed());
    expect(rss.items?.map(({ guid }) => guid?.value)).toEqual(urls);
    expect(parseJsonFeed(jsonFeed()).items?.map(({ id }) => id)).toEqual(urls);
    expect(rss.lastBuildDate).toBe('Fri, 01 Aug 2025 00:00:00 GMT');
  });

  test('do not depend on when they are made', () => {
    state.articles.push(anArticle());
    const at = (time: string) => {
      vi.useFakeTimers({ now: new Date(time) });
      return [rssFeed(), jsonFeed()];
    };
    expect(at('2030-01-01T00:00:00Z')).toEqual(at('2026-06-15T13:00:00Z'));
  });
});
