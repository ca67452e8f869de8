import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { attribute } from '../../tools/build/post-process/dom';
import { expect } from '../browser/testOn';
import { articlesOf, lastChange } from '../sites/content';
import { collapsed, filesIn, pathIn } from './exportedPages';
import type { WalkedSite } from './site';

/** Metadata for search engines, social networks and other programs. */
export function walkMetadata({ test, out, content, siteUrl, pages, notFound }: WalkedSite): void {
  const name = content.company.name;
  const articles = new Map(content.articles.map((article) => [article.path, article]));
  const read = (file: string) => readFileSync(join(out, file), 'utf8');
  const empty = new Set(
    content.categories
      .filter(({ name }) => articlesOf(name, content.articles).length === 0)
      .map(({ path }) => path),
  );
  // The sitemap and llms.txt list articles, not pages with older ones and empty categories.
  const isListed = (path: string) =>
    !/^\/(?:news-insights|people)\/.*?page\/\d+$/.test(path) && !empty.has(path);

  test('the sitemap lists exactly the pages, with their dates', () => {
    const entries = [...read('sitemap.xml').matchAll(/<url>([\s\S]*?)<\/url>/g)].map(([, url = '']) => ({
      path: pathIn(siteUrl, /<loc>([^<]+)<\/loc>/.exec(url)?.[1] ?? '') ?? '',
      lastmod: /<lastmod>([^<]+)<\/lastmod>/.exec(url)?.[1],
    }));
    const listed = pages.map(({ path }) => path).filter(isListed);
    expect(entries.map(({ path }) => path).sort()).toEqual(listed.sort());
    const dates = new Map([
      ...content.articles.map(({ path, modified }) => [path, modified] as const),
      // The newest article is not always the one that has changed last.
      ...content.people.map(
        ({ path }) =>
          [
            path,
            lastChange(
              content.articles.filter(({ authors }) => authors.some((author) => author.path === path)),
            ),
          ] as const,
      ),
      ...Object.entries(content.legal).map(([path, { effective }]) => [path, effective] as const),
      ['/news-insights', lastChange(content.articles)] as const,
      ...content.categories.map(
        ({ path, name }) => [path, lastChange(articlesOf(name, content.articles))] as const,
      ),
    ]);
    for (const { path, lastmod } of entries) expect.soft(lastmod, path).toBe(dates.get(path));
  });

  test('the sitemap is well-formed and uses only protocol fields', async ({ page }) => {
    // The CSP of the site's pages blocks DOMParser.
    await page.goto('about:blank');
    const { root, fields } = await page.evaluate((text) => {
      const { documentElement } = new DOMParser().parseFromString(text, 'application/xml');
      const names = [...documentElement.querySelectorAll('url > *')].map(({ localName }) => localName);
      return {
        root: [documentElement.localName, documentElement.namespaceURI],
        fields: [...new Set(names)].sort(),
      };
    }, read('sitemap.xml'));
    expect(root).toEqual(['urlset', 'http://www.sitemaps.org/schemas/sitemap/0.9']);
    expect(fields).toEqual(['lastmod', 'loc']);
  });

  test('every page has one title, h1, description and canonical URL, links no numbers, and can be indexed unless it is an empty category', () => {
    for (const { file, path, title, h1, meta, headLinks } of pages) {
      // A second one would be on another line.
      expect.soft(title, file).toMatch(/^.+ \| .+$/);
      expect.soft(title.endsWith(` | ${name}`), file).toBe(true);
      expect.soft(h1, file).toMatch(/^.+$/);
      expect.soft(meta('description'), file).toHaveLength(1);
      expect.soft(meta('description').join(), file).not.toBe('');
      const canonical = headLinks('canonical').map((link) => attribute(link, 'href'));
      expect.soft(canonical, file).toEqual([siteUrl + (path === '/' ? '' : path)]);
      expect.soft(meta('robots'), file).toEqual(empty.has(path) ? ['noindex'] : []);
      // Safari on phones would make the ABN a link that calls it.
      expect.soft(meta('format-detection'), file).toEqual(['telephone=no']);
      // Search engines read their codes on the home page only.
      const { google, bing } = (path === '/' && content.company.verification) || {};
      const codes = [google, bing].filter((code) => code !== undefined);
      expect.soft([...meta('google-site-verification'), ...meta('msvalidate.01')], file).toEqual(codes);
    }
    // The names of people and categories can be the same, or that of an article.
    const others = pages.filter(({ path }) => !/^\/(?:people|news-insights\/category)\//.test(path));
    expect(new Set(others.map(({ title }) => title)).size).toBe(others.length);
  });

  test('the 404 page stays out of search results', () => {
    expect(notFound.meta('robots').join()).toContain('noindex');
    expect(notFound.headLinks('canonical')).toEqual([]);
    expect(notFound.title).toMatch(/not found/i);
  });

  test('the Open Graph and Twitter metadata match the page', () => {
    for (const { file, path, meta, title, h1 } of pages) {
      const article = articles.get(path);
      const ogTitle = meta('og:title').join();
      expect.soft(title, file).toBe(`${ogTitle} | ${name}`);
      if (article) expect.soft(collapsed(ogTitle), file).toBe(h1);
      expect
        .soft(
          ['url', 'type', 'site_name', 'locale', 'description', 'image:width', 'image:height'].map((part) =>
            meta(`og:${part}`).join(),
          ),
          file,
        )
        .toEqual([
          siteUrl + (path === '/' ? '' : path),
          article ? 'article' : 'website',
          name,
          'en_AU',
          meta('description').join(),
          '1200',
          '630',
        ]);
      expect.soft(meta('og:image:alt').join(), file).toMatch(/\S/);
      expect.soft(meta('twitter:card'), file).toEqual(['summary_large_image']);
      for (const part of ['title', 'description', 'image', 'image:alt'])
        expect.soft(meta(`twitter:${part}`), `${file} ${part}`).toEqual(meta(`og:${part}`));
      expect.soft(meta('article:section'), file).toEqual(article ? [article.category] : []);
      expect
        .soft(
          meta('article:published_time').map((time) => time.slice(0, 10)),
          file,
        )
        .toEqual(article ? [article.date] : []);
    }
  });

  test('every page has a 1200 × 630 Open Graph image, and none is unused', () => {
    const used = pages.map(({ file, meta }) => {
      const [image = ''] = meta('og:image');
      expect.soft(image.startsWith(`${siteUrl}/share/`), file).toBe(true);
      const path = pathIn(siteUrl, image) ?? '';
      expect.soft(pngSize(readFileSync(join(out, path))), path).toEqual({ width: 1200, height: 630 });
      return path;
    });
    const files = filesIn(join(out, 'share'), '.png').map((file) => `/share/${file}`);
    expect([...new Set(used)].sort()).toEqual(files.sort());
  });

  test('every page links to both feeds of all articles and of its category, the manifest and the icons', () => {
    for (const { file, path, headLinks } of [...pages, notFound]) {
      const hrefs = (rel: string) => headLinks(rel).map((link) => attribute(link, 'href'));
      const category = content.categories.find(({ paths }) => paths.includes(path));
      const lists = ['', ...(category ? [category.path] : [])];
      expect
        .soft(hrefs('alternate').sort(), file)
        .toEqual(
          lists.flatMap((list) => ['json', 'xml'].map((type) => `${siteUrl}${list}/feed.${type}`)).sort(),
        );
      expect.soft(hrefs('manifest'), file).toEqual(['/manifest.webmanifest']);
      expect.soft(hrefs('icon'), file).toEqual(['/icons/icon.svg']);
      expect.soft(hrefs('apple-touch-icon'), file).toEqual(['/icons/apple-touch-icon.png']);
    }
    const { icons, ...manifest } = JSON.parse(read('manifest.webmanifest'));
    expect(manifest).toMatchObject({ name, lang: 'en-AU', start_url: './' });
    for (const { src, sizes, type } of icons as { src: string; sizes: string; type: string }[]) {
      const path = pathIn(siteUrl, new URL(src, `${siteUrl}/manifest.webmanifest`)) as string;
      expect(path, src).toBeDefined();
      if (type === 'image/svg+xml') expect(read(path)).toContain('<svg');
      else {
        const { width, height } = pngSize(readFileSync(join(out, path)));
        expect(`${width}x${height}`, src).toBe(sizes);
      }
    }
  });

  test('robots.txt allows all crawlers and names the sitemap', () => {
    const lines = read('robots.txt').trim().toLowerCase().split('\n').filter(Boolean);
    expect(lines).toEqual(['user-agent: *', 'allow: /', `sitemap: ${siteUrl}/sitemap.xml`]);
  });

  test('llms.txt lists every page with its title and description', () => {
    const text = read('llms.txt');
    expect(text.startsWith(`# ${name}\n\n> `)).toBe(true);
    const lines = [...text.matchAll(/^- \[(.+)\]\((.+?)\): (.+)$/gm)].map(([, ...parts]) => parts);
    const expected = pages
      .filter(({ path }) => isListed(path))
      .map(({ path, meta }) => [
        meta('og:title').join(),
        siteUrl + (path === '/' ? '' : path),
        collapsed(meta('description').join()).trim(),
      ]);
    expect(lines.sort()).toEqual(expected.sort());
    const { placeholders = [], ...facts } = content.company;
    for (const name of ['legalName', 'licence'] as const)
      if (facts[name]) expect(text.includes(`: ${facts[name]}\n`), name).toBe(!placeholders.includes(name));
  });

  test('security.txt has the contact and expiry date of the content', () => {
    const text = read('.well-known/security.txt');
    expect(text).toContain(`Contact: mailto:${content.company.email}\n`);
    expect(text).toContain(`Canonical: ${siteUrl}/.well-known/security.txt\n`);
    expect(text).toContain(`Expires: ${content.company.security.expires}T00:00:00Z\n`);
    expect(text).toContain('Preferred-Languages: en\n');
  });
}

/** Returns the size of a PNG from its header. Throws if it is not a PNG. */
function pngSize(file: Buffer): { width: number; height: number } {
  if (file.toString('latin1', 0, 8) !== '\x89PNG\r\n\x1a\n' || file.toString('latin1', 12, 16) !== 'IHDR')
    throw new Error('This file is not a PNG.');
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
}
