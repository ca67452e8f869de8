import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildDay } from '../../lib/content/buildDay';
import { readContent } from '../../lib/content/readContent';
import type { Redirect } from '../../lib/redirects/schema';
import { reservedPaths } from '../../lib/urls/reservedPaths';
import { siteUrls } from '../../lib/urls/siteUrls';
import { attribute, type Element, elementsOf } from '../../tools/build/post-process/dom';
import { collections } from '../../tools/collections';
import { readSiteRecord } from '../../tools/hosting/siteRecord';
import { expect } from '../browser/testOn';
import { type Link, normalizedText } from './exportedPages';
import type { WalkedSite } from './site';

/** The form of the group's own number; writers may link to any other. */
const ownNumber = /^tel:(?:\+61\d{9}|13\d{4}|1[38]00\d{6})$/;

/** Targets and names of the links of every page. */
export function walkLinks({
  test,
  out,
  contentFolder,
  content,
  pages,
  pageOf,
  notFound,
  redirects,
}: WalkedSite): void {
  const all = [...pages, notFound];
  const paths = new Set(pages.map(({ path }) => path));
  /** Returns the wrong links of every page, as `file: text -> href`. */
  const linksWhere = (isWrong: (link: Link) => boolean) =>
    all.flatMap(({ file, links }) =>
      links.filter(isWrong).map(({ text, href }) => `${file}: '${text}' -> ${href}`),
    );
  const isExternal = ({ href, path }: Link) => href.protocol.startsWith('http') && path === undefined;

  test('every page can be reached by links from the home page', () => {
    const reached = new Set(['/']);
    for (const path of reached)
      for (const link of pageOf(path).links) if (link.path && paths.has(link.path)) reached.add(link.path);
    expect([...reached].sort()).toEqual([...paths].sort());
  });

  test('internal links open existing clean URLs in the same tab', async ({ serverUrl }) => {
    const targets = new Set(all.flatMap(({ links }) => links.flatMap(({ path }) => path ?? [])));
    // Fragment links of the 404 page resolve to its file's path, which is not a URL of the site.
    targets.delete(notFound.path);
    const broken: string[] = [];
    for (const path of targets) if ((await fetch(serverUrl + path)).status !== 200) broken.push(path);
    expect(linksWhere(({ path }) => path !== undefined && broken.includes(path))).toEqual([]);
    expect(linksWhere(({ path }) => path !== undefined && /.\/$|\.html$/.test(path))).toEqual([]);
    expect(linksWhere(({ path, target }) => path !== undefined && target !== '')).toEqual([]);
  });

  test('every URL that the content check accepts has a page', async ({ serverUrl }) => {
    const documents = readContent(contentFolder, collections).filter(({ data }) => data.document);
    const missing: string[] = [];
    for (const path of siteUrls(documents, buildDay).keys())
      if ((await fetch(serverUrl + path)).status !== 200) missing.push(path);
    expect(missing).toEqual([]);
  });

  test('links with a fragment have an existing target', () => {
    const ids = new Map(all.map((page) => [page.path, new Set(page.ids)]));
    expect(
      linksWhere(
        ({ href, path }) =>
          path !== undefined &&
          href.hash !== '' &&
          !ids.get(path)?.has(decodeURIComponent(href.hash.slice(1))),
      ),
    ).toEqual([]);
  });

  test('the content check knows the ids of the headings of every page', () => {
    const documents = readContent(contentFolder, collections).filter(({ data }) => data.document);
    const urls = siteUrls(documents);
    // Which of its lists the News page shows depends on the articles.
    const absent = content.articles.length < 2 ? ['featured-article', 'latest-articles'] : [];
    for (const { path } of content.pages) {
      const { elements, ids } = pageOf(path);
      const main = elements.find(({ tagName }) => tagName === 'main') as Element;
      const headings = elementsOf(main).filter(({ tagName }) => tagName === 'h2');
      const anchors = [...(urls.get(path) ?? [])].filter((anchor) => !absent.includes(anchor));
      expect
        .soft(
          anchors.filter((anchor) => !ids.includes(anchor)),
          path,
        )
        .toEqual([]);
      const own = headings
        .flatMap((heading) => attribute(heading, 'id') ?? [])
        // The heading above the footnotes, which no writer links to.
        .filter((id) => id !== 'footnote-label');
      expect
        .soft(
          own.filter((id) => !urls.get(path)?.has(id)),
          path,
        )
        .toEqual([]);
    }
  });

  test('external links open a new tab without an opener and announce it', () => {
    expect(
      linksWhere(
        (link) =>
          isExternal(link) &&
          !(
            link.target === '_blank' &&
            link.rel.includes('noopener') &&
            /new tab/.test(link.text + link.description)
          ),
      ),
    ).toEqual([]);
  });

  test('every link has a name', () => {
    expect(linksWhere(({ text }) => text === '')).toEqual([]);
  });

  test('links outside of articles have descriptive, unambiguous names', () => {
    expect(
      linksWhere(
        ({ text, isInText }) => !isInText && /^(?:read )?(?:more|here|this|click here|link)$/i.test(text),
      ),
    ).toEqual([]);
    for (const { file, path, links } of all) {
      const own = links.filter(({ isInText }) => !isInText);
      const isWithinPage = (link: Link) => link.path === path && link.href.hash !== '';
      const ambiguous = own.filter((link) =>
        own.some(
          (other) =>
            other.text === link.text &&
            other.href.href !== link.href.href &&
            // A heading such as Contact, which a table of contents has too, may have the words of a link to another page.
            isWithinPage(other) === isWithinPage(link),
        ),
      );
      expect
        .soft(
          ambiguous.map(({ text, href }) => `'${text}' -> ${href}`),
          file,
        )
        .toEqual([]);
    }
  });

  test('every other link is a valid mailto or tel link', () => {
    expect(
      linksWhere((link) => {
        const { href, protocol } = link.href;
        if (protocol.startsWith('http')) return false;
        if (protocol === 'tel:') return !(link.isInText ? /^tel:\+?[\d-]+$/ : ownNumber).test(href);
        return !/^mailto:(?:[^\s@]+@[^\s@]+\.\w+(?:\?|$)|\?subject=[^&]+&body=https%3A)/.test(href);
      }),
    ).toEqual([]);
  });

  test('the header lists the pages with a position in its order, and the footer every page', () => {
    const links = content.pages.map(({ path, label, position }) => ({
      ...{ path, title: label, position },
    }));
    const inHeader = links
      .filter(({ position }) => position !== undefined)
      .sort((a, b) => Number(a.position) - Number(b.position))
      .map(({ path, title }) => ({ path, title }));
    for (const { file, elements } of all) {
      const linksIn = (tag: string) =>
        elementsOf(elements.find(({ tagName }) => tagName === tag) as Element)
          .filter(({ tagName }) => tagName === 'a')
          .map((link) => ({ path: attribute(link, 'href'), title: normalizedText(link) }));
      // The first link is the logo.
      expect.soft(linksIn('header').slice(1, 1 + inHeader.length), file).toEqual(inHeader);
      const footer = linksIn('footer').map(({ path }) => path);
      expect
        .soft(
          links.filter(({ path }) => !footer.includes(path)),
          file,
        )
        .toEqual([]);
    }
  });

  test('the content check reserves every name at the top of the export', () => {
    const own = new Set(
      [
        ...content.pages.flatMap(({ path, aliases }) => [path, ...aliases.map((alias) => `/${alias}`)]),
        ...content.redirects.map(({ from }) => from),
        // A page of this name and this folder are apart, like the news and its articles.
        ...content.people.map(({ path }) => path),
      ].map((path) => path.replace(/(?<=.)[/.].*/, '')),
    );
    const names = readdirSync(out).map((name) => `/${name.replace(/\..*$/, '')}`);
    const reserved: string[] = [...reservedPaths, ...Object.keys(content.legal)];
    expect(
      names.filter((name) => /^\/[a-z0-9-]+$/.test(name) && !own.has(name) && !reserved.includes(name)),
    ).toEqual([]);
  });

  const feeds = content.categories.flatMap(({ path, aliases = [] }) =>
    aliases.flatMap((alias) =>
      ['/feed.xml', '/feed.json'].map((feed) => ({
        from: `/news-insights/category/${alias}${feed}`,
        to: path + feed,
      })),
    ),
  );
  const pagesThatRedirect = [
    ...content.articles.flatMap((article) =>
      article.aliases.map((alias) => ({ from: `/news-insights/${alias}`, to: article.path })),
    ),
    ...content.categories.flatMap(({ path, paths, aliases = [] }) =>
      aliases.flatMap((alias) =>
        paths.map((to) => ({
          from: `/news-insights/category/${alias}${to.slice(path.length)}`,
          to,
        })),
      ),
    ),
    ...content.pages.flatMap((page) => page.aliases.map((alias) => ({ from: `/${alias}`, to: page.path }))),
    ...content.redirects.filter(({ to }) => to !== 'gone'),
  ];
  const aliases = [...pagesThatRedirect, ...feeds];
  const gone = content.redirects.filter(({ to }) => to === 'gone').map(({ from }) => from);

  test('exactly the aliases and the entries of redirects.yaml redirect', () => {
    expect(redirects.map(({ path }) => path).sort()).toEqual(
      pagesThatRedirect.map(({ from }) => from).sort(),
    );
    const record = readSiteRecord(out);
    expect([...record.redirects].sort(byOldPath)).toEqual([...aliases].sort(byOldPath));
    expect([...record.gone].sort()).toEqual([...gone].sort());
  });

  test('the former URLs of feeds have the feeds', () => {
    const contentOf = (path: string) => readFileSync(join(out, path), 'utf8');
    for (const { from, to } of feeds) expect.soft(contentOf(from), from).toBe(contentOf(to));
  });

  if (gone.length > 0)
    test('withdrawn pages answer 410 with the 404 page', async ({ serverUrl }) => {
      for (const path of gone) {
        const response = await fetch(serverUrl + path);
        expect.soft(response.status, path).toBe(410);
        expect.soft(await response.text()).toBe(readFileSync(join(out, '404.html'), 'utf8'));
      }
    });
}

function byOldPath(one: Redirect, other: Redirect): number {
  return one.from < other.from ? -1 : 1;
}
