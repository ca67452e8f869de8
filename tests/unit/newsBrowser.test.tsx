import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ArticlePage } from '@/components/news/ArticlePage';
import { NewsBrowser } from '@/components/news/NewsBrowser';
import { writtenTextId } from '@/components/ui/Prose';
import { type ArticleSummary, categoriesWithCounts, inOrder } from '@/lib/articles/summaries';
import { categories } from '@/lib/categories/categories';

const made = (id: number, date: string, category: string) => ({
  ...{ id, date, category, slug: `article-${id}`, title: `Title ${id}`, excerpt: `Excerpt ${id}` },
  readTime: '6 min read',
  image: 'https://images.unsplash.com/photo-1',
  imageAlt: `Picture ${id}`,
});

const articles = inOrder([
  made(3, '2025-07-01', 'Technology'),
  made(1, '2025-07-21', 'Company News'),
  made(2, '2025-07-14', 'Technology'),
]);

function rendered(element: Parameters<typeof renderToStaticMarkup>[0]): string {
  return renderToStaticMarkup(element).replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}

/** Text of every element of a kind. */
function textsOf(tag: string, html: string): string[] {
  return [...html.matchAll(new RegExp(`<${tag}[ >].*?</${tag}>`, 'gs'))].map(([match]) =>
    match.replace(/<[^>]+>/g, '').trim(),
  );
}

describe('the news browser as rendered on the server', () => {
  const html = rendered(<NewsBrowser articles={articles} counts={categoriesWithCounts(articles)} />);

  test('has an icon in each filter button, hidden from assistive technology', () => {
    const filters = [...html.matchAll(/<button[^>]*aria-pressed.*?<\/button>/gs)].map(([match]) => match);
    for (const filter of filters) expect(filter).toMatch(/<svg[^>]*aria-hidden="true"/);
  });

  test('links each title to the page of the article, and each category to its own', () => {
    expect([...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      ...['/news-insights/category/company-news', '/news-insights/article-1'],
      ...['/news-insights/category/technology', '/news-insights/article-2'],
      ...['/news-insights/category/technology', '/news-insights/article-3'],
    ]);
  });
});

test('a site without articles shows a message without a button', () => {
  const html = rendered(<NewsBrowser articles={[]} counts={categoriesWithCounts([])} />);
  expect(textsOf('h2', html)).toEqual(['No Articles Yet']);
  expect(textsOf('button', html).at(-1)).toBe(`${categories.at(-1)?.name} (0)`);
});

test('a site with one article features it and has no empty grid', () => {
  const one = articles.slice(0, 1);
  const html = rendered(<NewsBrowser articles={one} counts={categoriesWithCounts(one)} />);
  expect(textsOf('h2', html)).toEqual(['Featured Article']);
});

/** The text on an article's page, which the modal shows too. */
function textOfArticle(html: string): string {
  const [made7] = inOrder([made(7, '2025-06-30', 'Technology')]);
  const article = { ...(made7 as ArticleSummary), aliases: [], contents: [], html };
  const page = rendered(<ArticlePage data={{ article, contents: [], related: [] }} />);
  return new RegExp(`<div[^>]* id="${writtenTextId}"[^>]*>(.*?)</div>|$`, 's').exec(page)?.[1] ?? '';
}

test('an article without text shows its excerpt and the preview note', () => {
  expect(textsOf('p', textOfArticle(''))).toEqual([
    'Excerpt 7',
    'This is a preview article. Full content coming soon.',
  ]);
});

test('an article with text shows no preview note', () => {
  expect(textOfArticle('<p>One<br>two</p>')).toBe('<p>One<br>two</p>');
});
