import { attribute, elementsOf, textOf } from '../../tools/build/post-process/dom';
import { expect } from '../browser/testOn';
import { type ExportedPage, normalizedText, pathIn } from './exportedPages';
import type { WalkedSite } from './site';

type Node = Record<string, unknown> & { '@type': string; '@id'?: string };
type Step = { position: number; name: string; item?: string };

/** Returns the nodes of the page's only JSON-LD block. */
function graphOf({ file, elements }: ExportedPage): Node[] {
  const blocks = elements.filter((element) => attribute(element, 'type') === 'application/ld+json');
  expect(blocks, `${file} has one block of structured data`).toHaveLength(1);
  const { '@context': context, '@graph': nodes } = JSON.parse(textOf(blocks[0] as (typeof blocks)[number]));
  expect(context, file).toBe('https://schema.org');
  return nodes;
}

/** Yields every object in the data, at any depth. */
function* objectsIn(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Record<string, unknown>;
  for (const part of Object.values(value)) yield* objectsIn(part);
}

/** The JSON-LD of every page matches the page and the content. */
export function walkStructuredData({ test, content, siteUrl, pages, pageOf }: WalkedSite): void {
  const { company } = content;
  const urlOf = (path: string) => siteUrl + (path === '/' ? '' : path);
  const urls = new Set(pages.map(({ path }) => urlOf(path)));
  const ofType = (page: ExportedPage, type: string) => graphOf(page).filter((node) => node['@type'] === type);

  test('the home page describes the site and the group', () => {
    for (const type of ['WebSite', 'Organization'])
      expect(ofType(pageOf('/'), type)).toEqual([
        expect.objectContaining({ name: company.name, url: siteUrl }),
      ]);
  });

  test('every other page has breadcrumbs from Home to itself, of existing pages', () => {
    for (const page of pages.filter(({ path }) => path !== '/')) {
      const steps = ofType(page, 'BreadcrumbList')[0]?.itemListElement as Step[];
      const { file, path, title, h1 } = page;
      expect
        .soft(
          steps.map(({ position }) => position),
          file,
        )
        .toEqual(steps.map((_, index) => index + 1));
      expect.soft(steps[0], file).toMatchObject({ name: 'Home', item: siteUrl });
      const article = content.articles.find((candidate) => candidate.path === path);
      const category = content.categories.find(({ name }) => name === article?.category);
      // The last breadcrumb of an article is its category.
      if (category)
        expect.soft(steps.at(-1)).toMatchObject({ name: category.name, item: urlOf(category.path) });
      else expect.soft(steps.at(-1)?.item, file).toBe(urlOf(path));
      if (!category) expect.soft([title.replace(/ \| [^|]+$/, ''), h1], file).toContain(steps.at(-1)?.name);
      // Search engines ask for the URL of each but the last.
      for (const { item } of steps.slice(0, -1)) expect.soft(urls, file).toContain(item);
      if (steps.at(-1)?.item) expect.soft(urls, file).toContain(steps.at(-1)?.item);
    }
  });

  test('the visible breadcrumbs match the data', () => {
    for (const page of pages) {
      const shown = page.elements.find((element) => attribute(element, 'aria-label') === 'Breadcrumb');
      if (!shown) continue;
      const steps = ofType(page, 'BreadcrumbList')[0]?.itemListElement as Step[];
      const names = elementsOf(shown)
        .filter(({ tagName }) => tagName === 'li')
        .map(normalizedText);
      expect.soft(names, page.file).toEqual(steps.map(({ name }) => name));
    }
  });

  test('exactly the articles are a NewsArticle, with title, date, URL, description and picture', () => {
    const articles = new Map(content.articles.map((article) => [article.path, article]));
    for (const page of pages) {
      const article = articles.get(page.path);
      const url = siteUrl + page.path;
      expect.soft(ofType(page, 'NewsArticle'), page.file).toEqual(
        article
          ? [
              expect.objectContaining({
                ...{ headline: article.title, datePublished: article.date, dateModified: article.modified },
                ...{ url, articleSection: article.category },
                author:
                  article.authors.length > 0
                    ? article.authors.map(({ name, path }) =>
                        expect.objectContaining({
                          '@type': 'Person',
                          name,
                          ...(path && { url: siteUrl + path }),
                        }),
                      )
                    : { '@id': `${siteUrl}/#organization` },
              }),
            ]
          : [],
      );
      if (!article) continue;
      const [{ description, image } = {} as Node] = ofType(page, 'NewsArticle');
      // A field over several lines ends with a newline.
      expect.soft(String(description).trim(), page.file).toBe(article.excerpt);
      // In front of the Open Graph image there can be a picture of our own.
      expect.soft([image].flat().at(-1), page.file).toBe(`${siteUrl}/share${page.path}.png`);
    }
  });

  test('exactly the pages of people are a ProfilePage, about the person', () => {
    const people = new Map(content.people.map((person) => [person.path, person]));
    for (const page of pages) {
      const person = people.get(page.path);
      const url = siteUrl + page.path;
      const links = person?.links.filter((link) => link.startsWith('https:')) ?? [];
      const mainEntity = expect.objectContaining({
        ...{ '@type': 'Person', name: person?.name, url },
        ...(links.length > 0 && { sameAs: links }),
      });
      expect
        .soft(ofType(page, 'ProfilePage'), page.file)
        .toEqual(person ? [expect.objectContaining({ url, mainEntity })] : []);
    }
  });

  test('the About and Contact pages have their own types', () => {
    for (const [path, type] of [
      ['/about', 'AboutPage'],
      ['/contact', 'ContactPage'],
    ] as const) {
      const page = pageOf(path);
      const name = page.meta('og:title').join();
      expect(ofType(page, type)).toEqual([expect.objectContaining({ name, url: siteUrl + path })]);
    }
  });

  test('every @id reference resolves within the page', () => {
    for (const page of pages) {
      const nodes = graphOf(page);
      const ids = nodes.map((node) => node['@id']);
      for (const object of objectsIn(nodes))
        if (Object.keys(object).join() === '@id') expect.soft(ids, page.file).toContain(object['@id']);
    }
  });

  test('every URL in the data is a business, a link of a person or a page of this site that exists', async ({
    serverUrl,
  }) => {
    const elsewhere = new Set([
      ...content.businesses.map(({ url }) => url),
      ...content.people.flatMap(({ links }) => links),
      ...(company.profiles ?? []).map(({ url }) => url),
    ]);
    const data = JSON.stringify(pages.map(graphOf));
    for (const url of new Set([...data.matchAll(/"(https?:[^"]+)"/g)].map(([, found = '']) => found))) {
      if (url === 'https://schema.org' || elsewhere.has(url)) continue;
      const path = pathIn(siteUrl, url);
      expect.soft(path, url).toBeDefined();
      const { status } = await fetch(`${serverUrl}${path}`, { redirect: 'manual' });
      expect.soft(status, url).toBe(200);
    }
  });

  test('the group owns its established businesses, unless their URLs are placeholders', () => {
    const [organization] = ofType(pageOf('/'), 'Organization');
    const owned = content.businesses.filter(({ placeholders }) => !placeholders?.includes('url'));
    expect(organization?.subOrganization ?? []).toEqual(
      owned.map(({ name, url }) => ({ '@type': 'Organization', name, url })),
    );
  });

  test('facts are included unless they are placeholders', () => {
    const fields = { email: 'email', phone: 'telephone', address: 'address', abn: 'taxID' } as const;
    const [organization] = ofType(pageOf('/'), 'Organization');
    for (const [fact, field] of Object.entries(fields))
      expect.soft(field in (organization as Node), fact).toBe(!company.placeholders?.includes(fact));
    const isConfirmed = !company.placeholders?.includes('legalName');
    expect(organization?.legalName).toBe(isConfirmed ? company.legalName : undefined);
    expect(organization?.sameAs).toEqual(company.profiles?.map(({ url }) => url));
    const contacts = (organization?.contactPoint ?? []) as Node[];
    expect(contacts.map(({ email }) => email).sort()).toEqual(
      Object.values(company.contacts ?? {})
        .map((contact) => contact?.email)
        .sort(),
    );
  });
}
