import { readdirSync, readFileSync } from 'node:fs';
import { attribute } from '../../../tools/finish/dom';
import { articleField } from '../frontMatter';
import { allPages, articlePages } from '../helpers';
import { expect, test } from '../test';
import { listed, site } from './site';

test('the sitemap lists every page once and nothing else', async ({ address }) => {
  const { entries, origin } = await site(address);
  expect(entries.map(({ path }) => path).sort()).toEqual([...allPages].sort());
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
  const dates = new Map(articlePages.map((path) => [path, articleField(path, 'date')]));
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
