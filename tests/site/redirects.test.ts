import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { attribute } from '../../tools/build/post-process/dom';
import { readSiteRecord } from '../../tools/hosting/siteRecord';
import { content, isServed, out, redirects, urlOf } from './site';

type Redirect = { from: string; to: string };

const categoryAliases = content.categories.flatMap(({ aliases = [], ...category }) =>
  aliases.map((alias) => ({ ...category, former: `/news-insights/category/${alias}` })),
);
const ofFeeds: Redirect[] = categoryAliases.map(({ former, path }) => ({
  from: `${former}/feed.xml`,
  to: `${path}/feed.xml`,
}));
const ofPages: Redirect[] = [
  ...content.articles.flatMap(({ aliases, path }) =>
    aliases.map((alias) => ({ from: `/news-insights/${alias}`, to: path })),
  ),
  ...categoryAliases.flatMap(({ former, path, paths }) =>
    paths.map((to) => ({ from: former + to.slice(path.length), to })),
  ),
  ...content.pages.flatMap(({ aliases, path }) => aliases.map((alias) => ({ from: `/${alias}`, to: path }))),
  ...content.redirects.filter(({ to }) => to !== 'gone'),
];
const byOldPath = (one: Redirect, other: Redirect) => (one.from < other.from ? -1 : 1);

test('exactly the aliases and the entries of redirects.yaml redirect', () => {
  const { redirects: recorded, gone } = readSiteRecord(out);
  expect([...recorded].sort(byOldPath)).toEqual([...ofPages, ...ofFeeds].sort(byOldPath));
  const withdrawn = content.redirects.filter(({ to }) => to === 'gone').map(({ from }) => from);
  expect([...gone].sort()).toEqual(withdrawn.sort());
  expect(withdrawn.filter(isServed)).toEqual([]);
});

test('each old path has a page that leads to the new one at once, and names it to search engines', () => {
  const valuesOf = (page: (typeof redirects)[number], name: string, value: string, wanted: string) =>
    page.elements
      .filter((element) => attribute(element, name)?.toLowerCase() === value)
      .map((element) => attribute(element, wanted));
  const found = redirects.map((page) => ({
    from: page.path,
    refresh: valuesOf(page, 'http-equiv', 'refresh', 'content'),
    canonical: valuesOf(page, 'rel', 'canonical', 'href'),
    link: page.links.map(({ path }) => path),
  }));
  const expected = ofPages.map(({ from, to }) => ({
    ...{ from, refresh: [`0; url=${to}`], canonical: [urlOf(to.replace(/#.*/, ''))] },
    link: expect.arrayContaining([to.replace(/#.*/, '')]),
  }));
  expect(found.sort(byFrom)).toEqual(expected.sort(byFrom));
});

const byFrom = (one: { from: string }, other: { from: string }) => (one.from < other.from ? -1 : 1);

test('the former URLs of feeds have the feeds', () => {
  const contentOf = (path: string) => readFileSync(join(out, path), 'utf8');
  for (const { from, to } of ofFeeds) expect.soft(contentOf(from), from).toBe(contentOf(to));
});
