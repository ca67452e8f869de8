import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NewsBrowser } from '@/components/news/NewsBrowser';
import { categories } from '@/lib/site/categories';
import { categoriesWithCounts, inOrder } from '@/lib/site/summaries';

const made = (id: number, date: string, category: string) => ({
  ...{ id, date, category, slug: `article-${id}`, title: `Title ${id}`, excerpt: `Excerpt ${id}` },
  readTime: '6 min read',
  image: 'https://images.unsplash.com/photo-1',
  imageAlt: `Picture ${id}`,
});

const articles = inOrder([made(1, '2025-07-21', 'Company News'), made(2, '2025-07-14', 'Technology')]);

const rendered = (element: ReactElement) => renderToStaticMarkup(element).replaceAll('&amp;', '&');

/** Text of every element of a kind. */
function textsOf(tag: string, html: string): string[] {
  return [...html.matchAll(new RegExp(`<${tag}[ >].*?</${tag}>`, 'gs'))].map(([match]) =>
    match.replace(/<[^>]+>/g, '').trim(),
  );
}

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
