import { companyAnchors, companyPaths } from '../../lib/schema/pages';
import { attribute, type Element, elementsOf, isElement, parse, textOf, walk } from '../../tools/finish/dom';
import { expect, pages, test } from './test';

type Link = { href: URL; name: string; target: string; rel: string[] };
type Visited = { status: number; ids: string[]; links: Link[] };

const missing = '/no-such-page';
let whole: Promise<Map<string, Visited>> | undefined;

/** The home page, every page it leads to however many steps away, and the page of a missing address. */
function site(address: string): Promise<Map<string, Visited>> {
  whole ??= visitAll(address);
  return whole;
}

async function visitAll(address: string): Promise<Map<string, Visited>> {
  const visited = new Map<string, Visited>();
  const waiting = ['/', missing];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (visited.has(path)) continue;
    const answer = await fetch(address + path, { redirect: 'manual' });
    const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
    const elements = isPage ? elementsOf(parse(await answer.text())) : [];
    const links = elements
      .filter(({ tagName, attrs }) => tagName === 'a' && attrs.some(({ name }) => name === 'href'))
      .map((element) => linkOf(element, address + path));
    const ids = elements.flatMap((element) => attribute(element, 'id') ?? []);
    visited.set(path, { status: answer.status, ids, links });
    for (const { href } of links) if (href.origin === address) waiting.push(href.pathname);
  }
  return visited;
}

function linkOf(element: Element, base: string): Link {
  const text = walk(element).filter(isElement).map(textOf).join('');
  return {
    href: new URL(attribute(element, 'href') ?? '', base),
    name: attribute(element, 'aria-label') ?? text.trim(),
    target: attribute(element, 'target') ?? '',
    rel: attribute(element, 'rel')?.split(/\s+/) ?? [],
  };
}

async function linksWhere(address: string, isWanted: (href: URL) => boolean) {
  return [...(await site(address))].flatMap(([path, { links }]) =>
    links
      .filter(({ href }) => isWanted(href))
      .map((link) => ({
        path,
        ...link,
        href: link.href.href,
        pathname: link.href.pathname,
        hash: link.href.hash,
      })),
  );
}

test('links alone lead from the home page to every page', async ({ address }) => {
  const paths = [...(await site(address)).keys()];
  expect(paths).toEqual(expect.arrayContaining(pages));
  expect(paths.filter((path) => /^\/news-insights\/[\w-]+$/.test(path)).length).toBeGreaterThanOrEqual(6);
});

test('every link to another site opens a new tab without an opener', async ({ address }) => {
  const external = await linksWhere(
    address,
    ({ protocol, origin }) => protocol.startsWith('http') && origin !== address,
  );
  // The footer of every page has two.
  expect(external.length).toBeGreaterThanOrEqual(2 * pages.length);
  const faults = external.filter(({ target, rel }) => target !== '_blank' || !rel.includes('noopener'));
  expect(faults).toEqual([]);
});

test('every link to this site stays in its tab', async ({ address }) => {
  const own = await linksWhere(address, ({ origin }) => origin === address);
  expect(own.length).toBeGreaterThanOrEqual(5 * pages.length);
  expect(own.filter(({ target }) => target !== '')).toEqual([]);
});

test('every link to this site leads to a clean address that answers 200', async ({ address }) => {
  const visited = await site(address);
  // Anchors on the page of a missing address point at that page.
  const own = await linksWhere(address, ({ origin, pathname }) => origin === address && pathname !== missing);
  expect(own.length).toBeGreaterThanOrEqual(5 * pages.length);
  expect(own.filter(({ pathname }) => /.\/$|\.html$/.test(pathname))).toEqual([]);
  expect(own.filter(({ pathname }) => visited.get(pathname)?.status !== 200)).toEqual([]);
});

test('every anchor leads to a place that exists', async ({ address }) => {
  const visited = await site(address);
  const anchors = await linksWhere(address, ({ origin, hash }) => origin === address && hash !== '');
  // Every page has a link to its content.
  expect(anchors.length).toBeGreaterThanOrEqual(pages.length);
  const lost = anchors.filter(
    ({ pathname, hash }) => !visited.get(pathname)?.ids.includes(decodeURIComponent(hash.slice(1))),
  );
  expect(lost).toEqual([]);
});

test('the content check knows the headings of the company pages that a link can lead to', async ({
  page,
}) => {
  for (const path of companyPaths) {
    await page.goto(path);
    const ids = await page
      .getByRole('main')
      .locator('h2[id]')
      .evaluateAll((headings) => headings.map(({ id }) => id));
    expect(ids, path).toEqual(companyAnchors[path]);
  }
});

test('no page gives one id to two elements', async ({ address }) => {
  for (const [path, { ids }] of await site(address)) {
    const doubled = ids.filter((id, index) => ids.indexOf(id) !== index);
    expect(doubled, path).toEqual([]);
  }
});

test('every link has a name', async ({ address }) => {
  const all = await linksWhere(address, () => true);
  expect(all.length).toBeGreaterThanOrEqual(10 * pages.length);
  expect(all.filter(({ name }) => name === '')).toEqual([]);
});

test('every other link writes an e-mail or calls an Australian number', async ({ address }) => {
  const others = await linksWhere(address, ({ protocol }) => !protocol.startsWith('http'));
  const mail = others.filter(({ href }) =>
    /^mailto:(?:[^\s@]+@[^\s@]+\.\w+(?:\?|$)|\?subject=[^&]+&body=https%3A)/.test(href),
  );
  const calls = others.filter(({ href }) => /^tel:\+61\d{9}$/.test(href));
  expect(mail.length).toBeGreaterThanOrEqual(pages.length);
  expect(calls.length).toBeGreaterThanOrEqual(pages.length);
  expect(others.filter((link) => !mail.includes(link) && !calls.includes(link))).toEqual([]);
});

for (const path of ['/', '/our-businesses', '/contact']) {
  test(`a business's site, opened from ${path}, gets a tab of its own that knows nothing of ours`, async ({
    page,
    context,
    address,
  }) => {
    await context.route(
      (url) => url.origin !== address,
      (route) => route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
    );
    await page.goto(path);
    const opened = context.waitForEvent('page');
    await page
      .getByRole('main')
      .getByRole('link', { name: /PagareOne.*new tab/ })
      .click();
    const tab = await opened;
    await expect(tab).toHaveTitle('Elsewhere');
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    await expect(page).toHaveURL(`${address}${path}`);
  });
}
