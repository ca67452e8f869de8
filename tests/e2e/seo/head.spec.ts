import { attribute } from '../../../tools/finish/dom';
import { missingPage } from '../helpers';
import { expect, test } from '../test';
import { listed, name, site, type Visited } from './site';

test('every page has exactly one canonical address, the one in the sitemap', async ({ address }) => {
  for (const { path, loc, elements } of await listed(address)) {
    const canonical = elements.filter((element) => attribute(element, 'rel') === 'canonical');
    expect(
      canonical.map((link) => attribute(link, 'href')),
      path,
    ).toEqual([loc]);
    expect(canonical[0]?.parentNode, `${path}: in the head`).toMatchObject({ tagName: 'head' });
  }
});

test('no page of the sitemap tells search engines to stay away', async ({ address }) => {
  for (const { path, meta } of await listed(address)) expect(meta('robots'), path).toEqual([]);
});

test('the page of a missing address stays out of search results and has no canonical address', async ({
  address,
}) => {
  const missing = (await site(address)).pages.get(missingPage) as Visited;
  expect(missing.status).toBe(404);
  expect(missing.meta('robots').join()).toContain('noindex');
  expect(missing.links('canonical')).toEqual([]);
  expect(missing.meta('og:url')).toEqual([]);
});

test('every page has one title, one h1 and one description of its own', async ({ address }) => {
  const all = await listed(address);
  for (const { path, title, h1, meta } of all) {
    expect(title, path).toMatch(new RegExp(`^[^|]+ \\| ${name}$`));
    expect(h1, path).toMatch(/^[^|]+$/);
    expect(meta('description'), path).toHaveLength(1);
    expect(meta('description').join().length, path).toBeGreaterThan(50);
  }
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
  expect(new Set(all.map(({ meta }) => meta('description').join())).size).toBe(all.length);
});

test('every page, that of a missing address too, announces both feeds in its head', async ({ address }) => {
  const { origin, pages: visited } = await site(address);
  for (const [path, { links }] of visited) {
    const feeds = links('alternate').map((link) => [attribute(link, 'type'), attribute(link, 'href')]);
    expect(feeds.sort(), path).toEqual([
      ['application/feed+json', `${origin}/feed.json`],
      ['application/rss+xml', `${origin}/feed.xml`],
    ]);
    for (const link of links('alternate')) expect(attribute(link, 'title'), path).toMatch(/\w/);
  }
});
