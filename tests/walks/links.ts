import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { companyAnchors } from '../../lib/schema/pages';
import { attribute, type Element, isElement, walk } from '../../tools/build/post-process/dom';
import { expect } from '../browser';
import type { Link } from './exportedPages';
import type { WalkedSite } from './site';

/** Where the links of every page lead, and what they are called. */
export function walkLinks({ test, out, content, origin, pages, notFound, redirects }: WalkedSite): void {
  const all = [...pages, notFound];
  const paths = new Set(pages.map(({ path }) => path));
  /** The links of every page that are not as they should be, as `file: text -> href`. */
  const linksWhere = (isWrong: (link: Link) => boolean) =>
    all.flatMap(({ file, links }) =>
      links.filter(isWrong).map(({ text, href }) => `${file}: '${text}' -> ${href}`),
    );
  const isOwn = ({ href }: Link) => href.origin === origin;
  const isExternal = ({ href }: Link) => href.protocol.startsWith('http') && href.origin !== origin;

  test('links alone lead from the home page to every page', () => {
    const reached = new Set(['/']);
    for (const path of reached)
      for (const link of pages.find((page) => page.path === path)?.links ?? [])
        if (isOwn(link) && paths.has(link.href.pathname)) reached.add(link.href.pathname);
    expect([...reached].sort()).toEqual([...paths].sort());
  });

  test('links to this site lead to a clean URL that exists, in the same tab', async ({ address }) => {
    const targets = new Set(all.flatMap(({ links }) => links.filter(isOwn)).map(({ href }) => href.pathname));
    // The 404 page is shown at any URL; its links to parts of itself are resolved against its file's path.
    targets.delete(notFound.path);
    const broken: string[] = [];
    for (const path of targets)
      if ((await fetch(address + path, { redirect: 'manual' })).status !== 200) broken.push(path);
    expect(linksWhere((link) => isOwn(link) && broken.includes(link.href.pathname))).toEqual([]);
    expect(linksWhere((link) => isOwn(link) && /.\/$|\.html$/.test(link.href.pathname))).toEqual([]);
    expect(linksWhere((link) => isOwn(link) && link.target !== '')).toEqual([]);
  });

  test('links to a part of a page lead to an element that exists', () => {
    const ids = new Map(all.map((page) => [page.path, new Set(page.ids)]));
    expect(
      linksWhere(
        (link) =>
          isOwn(link) &&
          link.href.hash !== '' &&
          !ids.get(link.href.pathname)?.has(decodeURIComponent(link.href.hash.slice(1))),
      ),
    ).toEqual([]);
  });

  test('the content check knows the headings of company pages that a link can lead to', () => {
    const missing: string[] = [];
    if (content.articles.length < 1) missing.push('featured-article');
    if (content.articles.length < 2) missing.push('latest-articles');
    for (const [path, anchors] of Object.entries(companyAnchors)) {
      const page = pages.find((candidate) => candidate.path === path);
      const main = page?.elements.find(({ tagName }) => tagName === 'main') as Element;
      const headings = walk(main)
        .filter(isElement)
        .filter(({ tagName }) => tagName === 'h2');
      const ids = headings.flatMap((heading) => attribute(heading, 'id') ?? []);
      expect.soft(ids, path).toEqual(anchors.filter((anchor) => !missing.includes(anchor)));
    }
  });

  test('links to other sites open a new tab without an opener, and say so', () => {
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

  test('outside of articles a link says where it leads, and no two of a page differ only in that', () => {
    expect(
      linksWhere(
        ({ text, isInText }) => !isInText && /^(?:read )?(?:more|here|this|click here|link)$/i.test(text),
      ),
    ).toEqual([]);
    for (const { file, links } of all) {
      const own = links.filter(({ isInText }) => !isInText);
      const ambiguous = own.filter((link) =>
        own.some((other) => other.text === link.text && other.href.href !== link.href.href),
      );
      expect
        .soft(
          ambiguous.map(({ text, href }) => `'${text}' -> ${href}`),
          file,
        )
        .toEqual([]);
    }
  });

  test('every other link writes an e-mail or calls a number', () => {
    expect(
      linksWhere((link) => {
        const { href, protocol } = link.href;
        if (protocol.startsWith('http')) return false;
        return !/^mailto:(?:[^\s@]+@[^\s@]+\.\w+(?:\?|$)|\?subject=[^&]+&body=https%3A)|^tel:\+61\d{6,10}$/.test(
          href,
        );
      }),
    ).toEqual([]);
  });

  const moves = content.articles.flatMap(({ path, aliases }) =>
    aliases.map((alias) => ({ from: `/news-insights/${alias}`, to: path })),
  );

  test('every former URL of an article redirects, and no other', () => {
    expect(redirects.map(({ path }) => path).sort()).toEqual(moves.map(({ from }) => from).sort());
    const lines = readFileSync(join(out, '_redirects'), 'utf8').split('\n').filter(Boolean);
    expect(lines.sort()).toEqual(moves.map(({ from, to }) => `${from} ${to} 301`).sort());
  });

  if (content.publishedUrls.length > 0)
    test('every URL that was ever published still answers', async ({ address }) => {
      for (const path of content.publishedUrls)
        expect.soft((await fetch(address + path)).status, path).toBe(200);
    });
}
