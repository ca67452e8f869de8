import { readdirSync, readFileSync } from 'node:fs';
import { attribute, type Element, elementsOf, isElement, parse, textOf, walk } from '../../tools/finish/dom';
import { articlePages, missingPage } from './helpers';
import { expect, pages, test } from './test';

type Visited = {
  status: number;
  type: string;
  elements: Element[];
  /** Contents of the head's meta elements, by name or property. */
  meta: (name: string) => string[];
  /** Addresses of the head's links of a kind. */
  links: (rel: string) => Element[];
  title: string;
  h1: string;
};

type Entry = { loc: string; lastmod?: string; path: string };
type Site = { origin: string; entries: Entry[]; pages: Map<string, Visited> };

const name = 'Family Investment Group';
let whole: Promise<Site> | undefined;

/** Every page of the sitemap and the page of a missing address, as the server gives them. */
function site(address: string): Promise<Site> {
  whole ??= visitAll(address);
  return whole;
}

async function visitAll(address: string): Promise<Site> {
  const xml = await (await fetch(`${address}/sitemap.xml`)).text();
  const entries = [...xml.matchAll(/<url>([\s\S]*?)<\/url>/g)].map(([, url = '']) => {
    const loc = /<loc>([^<]+)<\/loc>/.exec(url)?.[1] ?? '';
    return { loc, lastmod: /<lastmod>([^<]+)<\/lastmod>/.exec(url)?.[1], path: new URL(loc).pathname };
  });
  const paths = [...entries.map(({ path }) => path), missingPage];
  const visited = await Promise.all(paths.map(async (path) => [path, await visit(address, path)] as const));
  return { origin: new URL(entries[0]?.loc ?? '').origin, entries, pages: new Map(visited) };
}

async function visit(address: string, path: string): Promise<Visited> {
  const answer = await fetch(address + path, { redirect: 'manual' });
  const elements = elementsOf(parse(await answer.text()));
  const head = elementsBelow(elements, 'head');
  return {
    status: answer.status,
    type: answer.headers.get('content-type') ?? '',
    elements,
    meta: (wanted) =>
      head
        .filter(({ tagName }) => tagName === 'meta')
        .filter((meta) => wanted === (attribute(meta, 'property') ?? attribute(meta, 'name')))
        .map((meta) => attribute(meta, 'content') ?? ''),
    links: (rel) => head.filter((link) => link.tagName === 'link' && attribute(link, 'rel') === rel),
    title: head
      .filter(({ tagName }) => tagName === 'title')
      .map(textOf)
      .join('|'),
    h1: elements
      .filter(({ tagName }) => tagName === 'h1')
      .map(wholeText)
      .join('|'),
  };
}

function elementsBelow(elements: readonly Element[], tag: string): Element[] {
  return elements
    .filter(({ tagName }) => tagName === tag)
    .flatMap((element) => [...walk(element)].filter(isElement));
}

function wholeText(element: Element): string {
  return [...walk(element)]
    .flatMap((node) => ('value' in node ? node.value : ''))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The pages of the sitemap with their entries there. */
async function listed(address: string) {
  const { entries, pages: visited } = await site(address);
  return entries.map((entry) => ({ ...entry, ...(visited.get(entry.path) as Visited) }));
}

/** Width and height of a PNG, from its header; throws when it is none. */
function pngSize(file: Buffer): { width: number; height: number } {
  if (file.toString('latin1', 0, 8) !== '\x89PNG\r\n\x1a\n' || file.toString('latin1', 12, 16) !== 'IHDR')
    throw new Error('is no PNG');
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
}

async function png(address: string, url: string) {
  const answer = await fetch(address + new URL(url, address).pathname);
  expect(answer.status, url).toBe(200);
  expect(answer.headers.get('content-type'), url).toBe('image/png');
  return pngSize(Buffer.from(await answer.arrayBuffer()));
}

/** A front matter field of every article, by the article's path. */
function articleField(field: string): Map<string, string> {
  return new Map(
    articlePages.map((path) => {
      const text = readFileSync(`content/articles/${path.replace('/news-insights/', '')}.md`, 'utf8');
      return [path, new RegExp(`^${field}: *"?(.*?)"?$`, 'm').exec(text)?.[1] ?? ''];
    }),
  );
}

test('the sitemap lists every page once and nothing else', async ({ address }) => {
  const { entries, origin } = await site(address);
  expect(entries.map(({ path }) => path).sort()).toEqual([...pages, ...articlePages].sort());
  for (const { loc } of entries) expect(loc.startsWith(origin), loc).toBe(true);
});

test('the sitemap is XML that a strict parser takes, with the fields of the protocol only', async ({
  page,
  address,
}) => {
  const source = await (await fetch(`${address}/sitemap.xml`)).text();
  // On an empty page: those of the site let nobody parse texts.
  const { root, fields } = await page.evaluate((text) => {
    const { documentElement } = new DOMParser().parseFromString(text, 'application/xml');
    const names = [...documentElement.querySelectorAll('url > *')].map(({ localName }) => localName);
    return {
      root: [documentElement.localName, documentElement.namespaceURI],
      fields: [...new Set(names)].sort(),
    };
  }, source);
  expect(root).toEqual(['urlset', 'http://www.sitemaps.org/schemas/sitemap/0.9']);
  expect(fields).toEqual(['lastmod', 'loc']);
});

test('the public address in the sitemap is the one in content/company.yaml', async ({ address }) => {
  const url = /^url: (\S+)$/m.exec(readFileSync('content/company.yaml', 'utf8'))?.[1];
  expect((await site(address)).origin).toBe(url);
});

test('every page of the sitemap answers 200', async ({ address }) => {
  for (const { path, status, type } of await listed(address)) {
    expect(status, path).toBe(200);
    expect(type, path).toMatch(/^text\/html/);
  }
});

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
  const [dates, categories] = [articleField('date'), articleField('category')];
  for (const { path, meta } of (await listed(address)).filter((page) => dates.has(page.path))) {
    expect(
      meta('article:published_time').map((time) => time.slice(0, 10)),
      path,
    ).toEqual([dates.get(path)]);
    expect(meta('article:section'), path).toEqual([categories.get(path)]);
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

test('every page of the sitemap is linked from another one', async ({ address }) => {
  const all = await listed(address);
  const linkedFrom = (path: string) =>
    all
      .filter((page) => page.path !== path)
      .filter(({ elements }) =>
        elements.some(
          (element) =>
            element.tagName === 'a' &&
            new URL(attribute(element, 'href') ?? '#', address + path).href === address + path,
        ),
      );
  for (const { path } of all) expect(linkedFrom(path).length, path).toBeGreaterThan(0);
});

test('every exported page but that of a missing address and the moved ones is in the sitemap', async ({
  address,
}) => {
  const exported = readdirSync('out', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .filter((file) => !/http-equiv="refresh"/i.test(readFileSync(`out/${file}`, 'utf8')))
    .map((file) => `/${file.replaceAll('\\', '/').replace(/(?:^index)?\.html$/, '')}`);
  expect(exported.sort()).toEqual((await site(address)).entries.map(({ path }) => path).sort());
});

test('the dates in the sitemap are those of the content, and where it has none there is none', async ({
  address,
}) => {
  const dates = articleField('date');
  const effective = (slug: string) =>
    /^effective: *(\S+)$/m.exec(readFileSync(`content/legal/${slug}.mdx`, 'utf8'))?.[1];
  const known = new Map<string, string | undefined>([
    ...dates,
    ['/news-insights', [...dates.values()].sort().at(-1)],
    ['/privacy-policy', effective('privacy-policy')],
    ['/terms-of-service', effective('terms-of-service')],
  ]);
  const { entries } = await site(address);
  for (const { path, lastmod } of entries) expect(lastmod, path).toBe(known.get(path));
});

test('robots.txt lets everyone in and names the sitemap', async ({ address }) => {
  const answer = await fetch(`${address}/robots.txt`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
  const lines = (await answer.text())
    .split('\n')
    .map((line) => line.trim().toLowerCase())
    .filter(Boolean);
  expect(lines).toContain('user-agent: *');
  expect(lines).toContain('allow: /');
  expect(lines.filter((line) => line.startsWith('disallow'))).toEqual([]);
  expect(lines).toContain(`sitemap: ${(await site(address)).origin}/sitemap.xml`);
});

test('every page links to the manifest, whose icons exist in the sizes it states', async ({ address }) => {
  for (const [path, { links }] of (await site(address)).pages)
    expect(
      links('manifest').map((link) => attribute(link, 'href')),
      path,
    ).toEqual(['/manifest.webmanifest']);
  const answer = await fetch(`${address}/manifest.webmanifest`);
  expect(answer.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
  const manifest = await answer.json();
  expect(manifest).toMatchObject({ name, lang: 'en-AU', start_url: '/' });
  for (const { src, sizes, type } of manifest.icons) {
    if (type === 'image/svg+xml') {
      expect(sizes).toBe('any');
      expect(await (await fetch(address + src)).text()).toContain('<svg');
    } else {
      const { width, height } = await png(address, src);
      expect(`${width}x${height}`, src).toBe(sizes);
    }
  }
  const sizes = manifest.icons.map((icon: { sizes: string; purpose?: string }) => [icon.sizes, icon.purpose]);
  expect(sizes).toEqual(
    expect.arrayContaining([
      ['192x192', undefined],
      ['512x512', undefined],
      ['512x512', 'maskable'],
    ]),
  );
});

test('every page has a favicon and a touch icon that answer', async ({ address }) => {
  for (const [path, { links }] of (await site(address)).pages) {
    expect(
      links('icon').map((link) => [attribute(link, 'href'), attribute(link, 'type')]),
      path,
    ).toEqual([['/icons/icon.svg', 'image/svg+xml']]);
    expect(
      links('apple-touch-icon').map((link) => attribute(link, 'href')),
      path,
    ).toEqual(['/icons/apple-touch-icon.png']);
  }
  const icon = await fetch(`${address}/icons/icon.svg`);
  expect(icon.headers.get('content-type')).toBe('image/svg+xml');
  expect(await png(address, '/icons/apple-touch-icon.png')).toEqual({ width: 180, height: 180 });
});

test('llms.txt names the site and lists every page with its title and a sentence', async ({ address }) => {
  const answer = await fetch(`${address}/llms.txt`);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
  const text = await answer.text();
  expect(text).toMatch(new RegExp(`^# ${name}\\n\\n> \\S`));
  const lines = [...text.matchAll(/^- \[(.+)\]\((.+?)\): (.+)$/gm)].map(([, ...parts]) => parts);
  const wanted = (await listed(address)).map(({ loc, meta }) => [
    meta('og:title').join(),
    loc,
    meta('description').join(),
  ]);
  expect(lines).toEqual(wanted);
});
