import { expect, test } from 'vitest';
import type { Collection } from '@/lib/content/collection';
import { articles } from '@/lib/content/collections/articles';
import { categoryList } from '@/lib/content/collections/categories';
import { pages } from '@/lib/content/collections/pages';
import { people } from '@/lib/content/collections/people';
import { isPublic } from '@/lib/content/publication';
import { type SiteDocument, siteOf } from '@/lib/site/model';

function document(collection: Partial<Collection> & { name: string }, name: string, fields = {}, html = '') {
  return { collection, name, fields, html };
}

const documents: SiteDocument[] = [
  document(pages, 'our-story', { aliases: ['history', 'not-found'] }),
  document(categoryList, 'categories', { categories: [{ slug: 'tech', aliases: ['technology'] }] }),
  document(articles, 'public', { date: '2026-01-01', author: 'ann', aliases: ['old'] }),
  document(articles, 'scheduled', { date: '2026-02-01', authors: ['ben'] }),
  document(articles, 'draft', { date: '2026-01-01', author: 'cy', draft: true, aliases: ['older'] }),
  ...['ann', 'ben', 'cy'].map((name) => document(people, name)),
  document(people, 'dee', {}, '<p>Writes nothing.</p>'),
];

/** The pages of documents and the redirects on a day. */
function siteOn(day: string) {
  const { urls, paths } = siteOf(documents.filter(({ fields }) => isPublic(fields, day)));
  expect(urls.filter(({ path }) => !paths.has(path))).toEqual([]);
  return {
    pages: urls.filter(({ to }) => !to).map(({ path }) => path),
    redirects: urls.filter(({ to }) => to).map(({ path, to }) => `${path} ${to}`),
    feeds: [...paths.keys()].filter((path) => path.endsWith('/feed.xml')),
  };
}

test('a site has what is public on the day, the authors of that, and the former names', () => {
  const category = '/news-insights/category';
  const today = {
    pages: ['/our-story', `${category}/tech`, '/news-insights/public', '/people/ann', '/people/dee'],
    redirects: [
      '/history /our-story',
      `${category}/technology ${category}/tech`,
      '/news-insights/old /news-insights/public',
    ],
    feeds: ['/feed.xml', `${category}/tech/feed.xml`, `${category}/technology/feed.xml`],
  };
  expect(siteOn('2026-01-31')).toEqual(today);
  const later = siteOn('2026-02-01');
  expect(later.pages.filter((path) => !today.pages.includes(path))).toEqual([
    '/news-insights/scheduled',
    '/people/ben',
  ]);
  expect(later).toMatchObject({ redirects: today.redirects, feeds: today.feeds });
});
