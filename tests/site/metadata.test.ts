import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { attribute } from '../../tools/build/post-process/dom';
import { articlesOf, lastChange } from '../sites/content';
import { collapsed, filesIn, pathIn } from './exportedPages';
import { content, notFound, out, pages, siteUrl, urlOf } from './site';

const { name, verification, placeholders = [], ...facts } = content.company;
const articles = new Map(content.articles.map((article) => [article.path, article]));
const emptyCategories = content.categories
  .filter((category) => articlesOf(category.name, content.articles).length === 0)
  .map(({ path }) => path);
/** The sitemap and llms.txt list articles, not pages with older ones and empty categories. */
const listed = pages.filter(
  ({ path }) => !/^\/(?:news-insights|people)\/.*?page\/\d+$/.test(path) && !emptyCategories.includes(path),
);
const read = (file: string) => readFileSync(join(out, file), 'utf8');

test('the sitemap is well-formed, and lists exactly the pages, with their dates', () => {
  const xml = read('sitemap.xml');
  expect(XMLValidator.validate(xml)).toBe(true);
  const { urlset } = new XMLParser({ isArray: (tag) => tag === 'url' }).parse(xml);
  const { articles, people, legal, categories } = content;
  const dates = new Map<string, string | undefined>([
    ...articles.map(({ path, modified }) => [path, modified] as const),
    // The newest article is not always the one that has changed last.
    ...people.map(({ path }) => {
      const own = articles.filter(({ authors }) => authors.some((author) => author.path === path));
      return [path, lastChange(own)] as const;
    }),
    ...Object.entries(legal).map(([path, { effective }]) => [path, effective] as const),
    ['/news-insights', lastChange(articles)],
    ...categories.map(({ path, name }) => [path, lastChange(articlesOf(name, articles))] as const),
  ]);
  const expected = listed.map(({ path }) => {
    const lastmod = dates.get(path);
    return { loc: urlOf(path), ...(lastmod && { lastmod }) };
  });
  const byUrl = (one: { loc: string }, other: { loc: string }) => (one.loc < other.loc ? -1 : 1);
  expect(urlset.url.sort(byUrl)).toEqual(expected.sort(byUrl));
});

test('every page has one title, h1, description and canonical URL', () => {
  for (const { file, path, title, h1, meta, headLinks } of pages) {
    // A second one would be on another line.
    expect.soft(title, file).toMatch(/^.+ \| .+$/);
    expect.soft(title.endsWith(` | ${name}`), file).toBe(true);
    expect.soft(h1, file).toMatch(/^.+$/);
    expect.soft(meta('description'), file).toEqual([expect.stringMatching(/\S/)]);
    const canonical = headLinks('canonical').map((link) => attribute(link, 'href'));
    expect.soft(canonical, file).toEqual([urlOf(path)]);
    // Safari on phones would make the ABN a link that calls it.
    expect.soft(meta('format-detection'), file).toEqual(['telephone=no']);
  }
  // The names of people and categories can be the same, or that of an article.
  const others = pages.filter(({ path }) => !/^\/(?:people|news-insights\/category)\//.test(path));
  expect(new Set(others.map(({ title }) => title)).size).toBe(others.length);
});

test('search engines may index every page but the 404 page and empty categories, and read their codes on the home page', () => {
  for (const { file, path, meta } of pages) {
    expect.soft(meta('robots'), file).toEqual(emptyCategories.includes(path) ? ['noindex'] : []);
    const { google, bing } = (path === '/' && verification) || {};
    const codes = [google, bing].filter((code) => code !== undefined);
    expect.soft([...meta('google-site-verification'), ...meta('msvalidate.01')], file).toEqual(codes);
  }
  expect(notFound.meta('robots').join()).toContain('noindex');
  expect(notFound.headLinks('canonical')).toEqual([]);
  expect(notFound.title).toMatch(/not found/i);
  const lines = read('robots.txt').trim().toLowerCase().split('\n').filter(Boolean);
  expect(lines).toEqual(['user-agent: *', 'allow: /', `sitemap: ${siteUrl}/sitemap.xml`]);
});

test('the Open Graph and Twitter metadata match the page', () => {
  for (const { file, path, meta, title, h1 } of pages) {
    const article = articles.get(path);
    const ogTitle = meta('og:title').join();
    expect.soft(title, file).toBe(`${ogTitle} | ${name}`);
    if (article) expect.soft(collapsed(ogTitle), file).toBe(h1);
    const parts = ['url', 'type', 'site_name', 'locale', 'description'];
    expect
      .soft(
        parts.flatMap((part) => meta(`og:${part}`)),
        file,
      )
      .toEqual([urlOf(path), article ? 'article' : 'website', name, 'en_AU', ...meta('description')]);
    expect.soft(meta('og:image:alt').join(), file).toMatch(/\S/);
    expect.soft(meta('twitter:card'), file).toEqual(['summary_large_image']);
    for (const part of ['title', 'description', 'image', 'image:alt'])
      expect.soft(meta(`twitter:${part}`), `${file} ${part}`).toEqual(meta(`og:${part}`));
    expect.soft(meta('article:section'), file).toEqual(article ? [article.category] : []);
    const days = meta('article:published_time').map((time) => time.slice(0, 10));
    expect.soft(days, file).toEqual(article ? [article.date] : []);
  }
});

test('every page has a 1200 × 630 Open Graph image, and none is unused', () => {
  const used = pages.map(({ file, meta }) => {
    const path = pathIn(siteUrl, meta('og:image').join()) ?? '';
    expect.soft(path, file).toMatch(/^\/share\//);
    expect.soft(pngSize(path), path).toBe('1200x630');
    return path;
  });
  const files = filesIn(join(out, 'share'), '.png').map((file) => `/share/${file}`);
  expect([...new Set(used)].sort()).toEqual(files.sort());
});

test('every page links to the feeds of all articles and of its category, the manifest and the icons', () => {
  for (const { file, path, headLinks } of [...pages, notFound]) {
    const hrefs = (rel: string) => headLinks(rel).map((link) => attribute(link, 'href'));
    const category = content.categories.find(({ paths }) => paths.includes(path));
    const feeds = ['', ...(category ? [category.path] : [])].map((list) => `${siteUrl}${list}/feed.xml`);
    expect.soft(hrefs('alternate').sort(), file).toEqual(feeds.sort());
    expect.soft(hrefs('manifest'), file).toEqual(['/manifest.webmanifest']);
    expect.soft(hrefs('icon'), file).toEqual(['/icons/icon.svg']);
    expect.soft(hrefs('apple-touch-icon'), file).toEqual(['/icons/apple-touch-icon.png']);
  }
  const { icons, ...manifest } = JSON.parse(read('manifest.webmanifest'));
  expect(manifest).toMatchObject({ name, lang: 'en-AU', start_url: './' });
  for (const { src, sizes, type } of icons as { src: string; sizes: string; type: string }[])
    if (type === 'image/svg+xml') expect(read(src)).toContain('<svg');
    else expect(pngSize(src), src).toBe(sizes);
});

test('llms.txt lists every page with its title and description, and no placeholder', () => {
  const text = read('llms.txt');
  expect(text.startsWith(`# ${name}\n\n> `)).toBe(true);
  const lines = [...text.matchAll(/^- \[(.+)\]\((.+?)\): (.+)$/gm)].map(([, ...parts]) => parts);
  const expected = listed.map(({ path, meta }) => [
    meta('og:title').join(),
    urlOf(path),
    collapsed(meta('description').join()).trim(),
  ]);
  expect(lines.sort()).toEqual(expected.sort());
  for (const fact of ['legalName', 'licence'] as const)
    if (facts[fact]) expect(text.includes(`: ${facts[fact]}\n`), fact).toBe(!placeholders.includes(fact));
});

/** Returns the size of a PNG of the export from its header. Throws if it is not a PNG. */
function pngSize(path: string): string {
  const file = readFileSync(join(out, path));
  if (file.toString('latin1', 0, 8) !== '\x89PNG\r\n\x1a\n' || file.toString('latin1', 12, 16) !== 'IHDR')
    throw new Error(`${path} is not a PNG.`);
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
}
