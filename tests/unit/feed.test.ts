import { parseRssFeed } from 'feedsmith';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Article } from '@/lib/site/articles';
import { company } from '@/lib/site/company';
import { rssFeed } from '@/lib/site/feed';
import { anArticle } from './support/article';

const state = vi.hoisted(() => {
  // Other test files share the modules, and may have loaded them already.
  vi.resetModules();
  return { articles: [] as Article[] };
});
vi.mock('@/lib/site/articles', () => state);

afterAll(() => void vi.resetModules());

/** The one item of a feed of one article, as a reader gets it. */
function itemOf(change: Partial<Article>) {
  state.articles.push(anArticle(change));
  return parseRssFeed(rssFeed()).items?.[0];
}

beforeEach(() => {
  state.articles.length = 0;
});

describe('an item of the feeds', () => {
  test('escapes characters that are special in XML', () => {
    const title = 'Less < more & "quotes" ]]> \u2013 caf\u00e9';
    const authors = [{ name: 'Jane Doe & <Co>' }];
    const excerpt = 'What <script> does';
    const rss = itemOf({ title, excerpt, authors, html: '<p>a ]]&gt; b ]]> c</p>' });
    expect(rss?.title).toBe('Less &lt; more &amp; &quot;quotes&quot; ]]&gt; \u2013 caf\u00e9');
    expect(rss?.dc?.creators).toEqual(['Jane Doe & <Co>']);
    expect(rss?.description).toBe('What &lt;script&gt; does');
    expect(rss?.content?.encoded).toContain('b ]]&gt; c');
  });

  test('has no element that a writer typed', () => {
    const hostile = 'A ]]>]]><script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script><![CDATA[ z';
    state.articles.push(
      anArticle({
        title: hostile,
        excerpt: hostile,
        html: '',
        imageAlt: hostile,
        imageCredit: hostile,
        authors: [{ name: hostile }],
        category: hostile,
      }),
    );
    // As a parser of XML reads it: a CDATA section is text up to the first `]]>`.
    const elements = rssFeed().replace(/<!\[CDATA\[.*?\]\]>/gs, '');
    expect(elements).toContain('<item>');
    expect(elements).not.toMatch(/<script|<!\[CDATA\[/);
  });

  test('has the URL of the article in links to its headings', () => {
    const inFeed = `<a href="${company.url}/news-insights/an-article#a">A</a>`;
    expect(itemOf({ html: '<a href="#a">A</a>' })?.content?.encoded).toBe(inFeed);
  });
});
