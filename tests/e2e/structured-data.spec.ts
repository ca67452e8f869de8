import { readFileSync } from 'node:fs';
import { attribute, elementsOf, parse, textOf } from '../../tools/finish/dom';
import { articlePages } from './helpers';
import { expect, test } from './test';

type Node = Record<string, unknown> & { '@type': string; '@id'?: string };
type Step = { position: number; name: string; item: string };
type Described = { loc: string; path: string; title: string; h1: string; time?: string; nodes: Node[] };

const origin = /^url: (\S+)$/m.exec(readFileSync('content/company.yaml', 'utf8'))?.[1];
let whole: Promise<Described[]> | undefined;

/** What every page of the sitemap says to machines, next to what it shows. */
function site(address: string): Promise<Described[]> {
  whole ??= fetch(`${address}/sitemap.xml`)
    .then((answer) => answer.text())
    .then((xml) => [...xml.matchAll(/<loc>([^<]+)/g)].map(([, loc = '']) => loc))
    .then((locs) => Promise.all(locs.map((loc) => describe(address, loc))));
  return whole;
}

async function describe(address: string, loc: string): Promise<Described> {
  const path = new URL(loc).pathname;
  const elements = elementsOf(parse(await (await fetch(address + path)).text()));
  const first = (tag: string) => elements.find(({ tagName }) => tagName === tag);
  const [script, ...more] = elements.filter(
    (element) => attribute(element, 'type') === 'application/ld+json',
  );
  if (!script || more.length > 0) throw new Error(`${path} must have one block of structured data`);
  const { '@context': context, '@graph': nodes } = JSON.parse(textOf(script));
  expect(context, path).toBe('https://schema.org');
  const time = first('time');
  const [heading, title] = [first('h1'), first('title')];
  return {
    ...{ loc, path, nodes },
    title: title ? textOf(title).replace(/ \| [^|]+$/, '') : '',
    h1: heading ? textOf(heading) : '',
    time: time && attribute(time, 'datetime'),
  };
}

const ofType = ({ nodes }: Described, type: string) => nodes.filter((node) => node['@type'] === type);

/** Every object in the data with the way to it, the data itself included. */
function* objectsIn(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Record<string, unknown>;
  for (const part of Object.values(value)) yield* objectsIn(part);
}

test('every page describes itself as a WebSite or the end of a BreadcrumbList', async ({ address }) => {
  for (const page of await site(address)) {
    const known = [...ofType(page, 'WebSite'), ...ofType(page, 'BreadcrumbList')];
    expect(known.length, page.path).toBe(1);
  }
});

test('the home page describes the site and the group with the public address', async ({ address }) => {
  const home = (await site(address)).find(({ path }) => path === '/') as Described;
  expect(ofType(home, 'WebSite')).toEqual([
    expect.objectContaining({ name: 'Family Investment Group', url: home.loc }),
  ]);
  expect(ofType(home, 'Organization')).toEqual([
    expect.objectContaining({ name: 'Family Investment Group', url: home.loc }),
  ]);
});

test('every trail starts at the home page and ends at the page itself, in steps that exist', async ({
  address,
}) => {
  const pages = await site(address);
  for (const page of pages.filter(({ path }) => path !== '/')) {
    const steps = ofType(page, 'BreadcrumbList')[0]?.itemListElement as Step[];
    expect(
      steps.map(({ position }) => position),
      page.path,
    ).toEqual(steps.map((_, index) => index + 1));
    expect(steps[0], page.path).toMatchObject({ name: 'Home', item: origin });
    expect(steps.at(-1)?.item, page.path).toBe(page.loc);
    expect([page.title, page.h1], page.path).toContain(steps.at(-1)?.name);
    for (const { item } of steps) expect(pages.map(({ loc }) => loc)).toContain(item);
  }
});

test('the trail of an article begins with the steps that its page shows', async ({ address, page }) => {
  const pages = await site(address);
  for (const path of articlePages) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const shown = await page
      .getByRole('navigation', { name: 'Breadcrumb' })
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => [link.textContent, new URL((link as HTMLAnchorElement).href).pathname]),
      );
    const described = pages.find((candidate) => candidate.path === path) as Described;
    const steps = ofType(described, 'BreadcrumbList')[0]?.itemListElement as Step[];
    expect(steps.slice(0, -1).map(({ name, item }) => [name, new URL(item).pathname])).toEqual(shown);
  }
});

test('every article is a NewsArticle with the title, date and address of its page', async ({ address }) => {
  const articles = (await site(address)).filter(({ path }) => articlePages.includes(path));
  expect(articles).toHaveLength(articlePages.length);
  for (const article of articles) {
    expect(ofType(article, 'NewsArticle'), article.path).toEqual([
      expect.objectContaining({
        headline: article.h1,
        datePublished: article.time,
        url: article.loc,
        mainEntityOfPage: article.loc,
      }),
    ]);
    const news = ofType(article, 'NewsArticle')[0] as Node;
    expect(String(news.datePublished)).toMatch(/^\d{4}-\d{2}-\d{2}/);
    expect(String(news.dateModified) >= String(news.datePublished), article.path).toBe(true);
  }
});

test('only articles are described as one', async ({ address }) => {
  const others = (await site(address)).filter(({ path }) => !articlePages.includes(path));
  expect(others.length).toBeGreaterThan(6);
  for (const other of others) expect(ofType(other, 'NewsArticle'), other.path).toEqual([]);
});

for (const [path, type] of [
  ['/about', 'AboutPage'],
  ['/contact', 'ContactPage'],
] as const) {
  test(`${path} is described as ${type} with its title and address`, async ({ address }) => {
    const page = (await site(address)).find((candidate) => candidate.path === path) as Described;
    const [described, ...more] = ofType(page, type);
    expect(more).toEqual([]);
    expect(described?.url).toBe(page.loc);
    expect([page.title, page.h1]).toContain(described?.name);
  });
}

test('every reference leads to something on the same page', async ({ address }) => {
  for (const { path, nodes } of await site(address)) {
    const references = [...objectsIn(nodes)].filter((object) => Object.keys(object).join() === '@id');
    const ids = nodes.map((node) => node['@id']);
    for (const reference of references) expect(ids, path).toContain(reference['@id']);
  }
});

test('every address in the data is on the public site, and what it names answers 200', async ({
  address,
}) => {
  const data = (await site(address)).flatMap(({ nodes }) => nodes);
  const addresses = [...JSON.stringify(data).matchAll(/"(https?:[^"]+)"/g)].map(([, url = '']) => url);
  expect(addresses.length).toBeGreaterThan(20);
  for (const url of new Set(addresses)) {
    expect(new URL(url).origin).toBe(origin);
    const answer = await fetch(address + new URL(url).pathname, { redirect: 'manual' });
    expect(answer.status, url).toBe(200);
  }
});

test('no phone, street, e-mail, ABN or profile stands in the data while they are stand-ins', async ({
  address,
}) => {
  const company = readFileSync('content/company.yaml', 'utf8');
  const standIns = company.slice(company.indexOf('standIns:'));
  for (const fact of ['email', 'phone', 'address', 'abn']) expect(standIns).toContain(`- ${fact}\n`);
  const told = ['telephone', 'faxNumber', 'email', 'address', 'taxID', 'vatID', 'sameAs', 'contactPoint'];
  for (const { path, nodes } of await site(address)) {
    for (const object of objectsIn(nodes))
      for (const field of told) expect(Object.keys(object), path).not.toContain(field);
    const text = JSON.stringify(nodes);
    expect(text, path).not.toMatch(/5550\s*0100|355500100|Example Street|hello@|00 ?000 ?000 ?000|3134/);
  }
});
