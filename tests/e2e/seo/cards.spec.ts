import { readdirSync } from 'node:fs';
import { articleField } from '../frontMatter';
import { articlePages } from '../helpers';
import { expect, test } from '../test';
import { listed, name, png, site } from './site';

test('every page has a complete Open Graph card that agrees with the page', async ({ address }) => {
  for (const { path, loc, meta, title, h1 } of await listed(address)) {
    const isArticle = articlePages.includes(path);
    const ogTitle = meta('og:title').join();
    expect(title, path).toBe(`${ogTitle} | ${name}`);
    if (isArticle) expect(ogTitle, path).toBe(h1);
    const card = Object.fromEntries(
      ['url', 'type', 'site_name', 'locale', 'description', 'image:width', 'image:height'].map((part) => [
        part,
        meta(`og:${part}`),
      ]),
    );
    expect(card, path).toEqual({
      url: [loc],
      type: [isArticle ? 'article' : 'website'],
      site_name: [name],
      locale: ['en_AU'],
      description: meta('description'),
      'image:width': ['1200'],
      'image:height': ['630'],
    });
    expect(meta('og:image'), path).toHaveLength(1);
    expect(meta('og:image:alt').join(), path).toMatch(/\w/);
  }
});

test('every page has a complete Twitter card that says the same', async ({ address }) => {
  for (const { path, meta } of await listed(address)) {
    expect(meta('twitter:card'), path).toEqual(['summary_large_image']);
    for (const part of ['title', 'description', 'image', 'image:alt']) {
      expect(meta(`twitter:${part}`), path).toHaveLength(1);
      expect(meta(`twitter:${part}`), path).toEqual(meta(`og:${part}`));
    }
  }
});

test('the card of an article has its date and category', async ({ address }) => {
  const all = await listed(address);
  for (const { path, meta } of all.filter((page) => articlePages.includes(page.path))) {
    expect(
      meta('article:published_time').map((time) => time.slice(0, 10)),
      path,
    ).toEqual([articleField(path, 'date')]);
    expect(meta('article:section'), path).toEqual([articleField(path, 'category')]);
  }
});

test('every page has a share picture of its own, a PNG of 1200 x 630 on this site', async ({ address }) => {
  const { origin } = await site(address);
  const all = await listed(address);
  for (const { path, meta } of all) {
    const picture = meta('og:image').join();
    expect(picture, path).toMatch(/\.png$/);
    expect(new URL(picture).origin, path).toBe(origin);
    expect(await png(address, picture), path).toEqual({ width: 1200, height: 630 });
  }
  expect(new Set(all.map(({ meta }) => meta('og:image').join())).size).toBe(all.length);
});

test('no share picture belongs to no page', async ({ address }) => {
  const used = (await listed(address)).map(({ meta }) => new URL(meta('og:image').join()).pathname);
  const files = readdirSync('out/share', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.png'))
    .map((file) => `/share/${file.replaceAll('\\', '/')}`);
  expect(files.sort()).toEqual(used.sort());
});
