import { expect, test } from 'vitest';
import { attribute, elementsOf, textOf } from '../../tools/build/post-process/dom';
import { type ExportedPage, normalizedText, pathIn, withTag } from './exportedPages';
import { content, isServed, pageOf, pages, siteUrl, urlOf } from './site';

type Node = Record<string, unknown> & { '@type': string; '@id'?: string };
type Step = { position: number; name: string; item?: string };

const { company } = content;
const isConfirmed = (fact: string) => !company.placeholders?.includes(fact);

/** Returns the nodes of the page's only JSON-LD block. */
function graphOf({ file, elements }: ExportedPage): Node[] {
  const blocks = elements.filter((element) => attribute(element, 'type') === 'application/ld+json');
  const { '@context': context, '@graph': nodes } = JSON.parse(blocks.map(textOf).join());
  expect(context, file).toBe('https://schema.org');
  return nodes;
}

const ofType = (page: ExportedPage, type: string) => graphOf(page).filter((node) => node['@type'] === type);
const stepsOf = (page: ExportedPage) => ofType(page, 'BreadcrumbList')[0]?.itemListElement as Step[];

test('the home, About and Contact pages have their own types', () => {
  const named = (name: string, url: string) => [expect.objectContaining({ name, url })];
  for (const type of ['WebSite', 'Organization'])
    expect(ofType(pageOf('/'), type)).toEqual(named(company.name, siteUrl));
  for (const [path, type] of [
    ['/about', 'AboutPage'],
    ['/contact', 'ContactPage'],
  ] as const) {
    const page = pageOf(path);
    expect(ofType(page, type)).toEqual(named(page.meta('og:title').join(), urlOf(path)));
  }
});

test('every other page has breadcrumbs from Home to itself, or the category of an article', () => {
  const urls = pages.map(({ path }) => urlOf(path));
  for (const page of pages.filter(({ path }) => path !== '/')) {
    const { file, path, title, h1 } = page;
    const steps = stepsOf(page);
    const last = steps.at(-1);
    expect
      .soft(
        steps.map(({ position }) => position),
        file,
      )
      .toEqual(steps.map((_, index) => index + 1));
    expect.soft(steps[0], file).toMatchObject({ name: 'Home', item: siteUrl });
    expect.soft(urls, file).toEqual(expect.arrayContaining(steps.map(({ item }) => item)));
    const article = content.articles.find((candidate) => candidate.path === path);
    const category = content.categories.find(({ name }) => name === article?.category);
    expect.soft(last?.item, file).toBe(urlOf(category?.path ?? path));
    const names = category ? [category.name] : [title.replace(/ \| [^|]+$/, ''), h1];
    expect.soft(names, file).toContain(last?.name);
  }
});

test('the visible breadcrumbs match the data', () => {
  for (const page of pages) {
    const shown = page.elements.find((element) => attribute(element, 'aria-label') === 'Breadcrumb');
    if (!shown) continue;
    const names = withTag('li', elementsOf(shown)).map(normalizedText);
    expect.soft(names, page.file).toEqual(stepsOf(page).map(({ name }) => name));
  }
});

test('exactly the articles are a NewsArticle, with title, date, authors, URL, description and picture', () => {
  const articles = new Map(content.articles.map((article) => [article.path, article]));
  for (const page of pages) {
    const article = articles.get(page.path);
    const found = ofType(page, 'NewsArticle').map((node) => ({
      ...node,
      // A field over several lines ends with a newline.
      description: String(node.description).trim(),
      // In front of the Open Graph image there can be a picture of our own.
      image: [node.image].flat().at(-1),
    }));
    const authors = article?.authors.map(({ name, path }) =>
      expect.objectContaining({ '@type': 'Person', name, ...(path && { url: urlOf(path) }) }),
    );
    const expected = article && {
      ...{ headline: article.title, articleSection: article.category, description: article.excerpt },
      ...{ datePublished: article.date, dateModified: article.modified },
      ...{ url: urlOf(page.path), image: `${siteUrl}/share${page.path}.png` },
      author: authors?.length ? authors : { '@id': `${siteUrl}/#organization` },
    };
    expect.soft(found, page.file).toEqual(expected ? [expect.objectContaining(expected)] : []);
  }
});

test('exactly the pages of people are a ProfilePage, about the person', () => {
  for (const page of pages) {
    const person = content.people.find(({ path }) => path === page.path);
    const links = person?.links.filter((link) => link.startsWith('https:')) ?? [];
    const url = urlOf(page.path);
    const mainEntity = expect.objectContaining({
      ...{ '@type': 'Person', name: person?.name, url },
      ...(links.length > 0 && { sameAs: links }),
    });
    const expected = person ? [expect.objectContaining({ url, mainEntity })] : [];
    expect.soft(ofType(page, 'ProfilePage'), page.file).toEqual(expected);
  }
});

test('every @id reference resolves within the page', () => {
  for (const page of pages) {
    const nodes = graphOf(page);
    const ids = nodes.map((node) => node['@id']);
    const references = [...JSON.stringify(nodes).matchAll(/\{"@id":("[^"]*")\}/g)];
    for (const [, id = ''] of references) expect.soft(ids, page.file).toContain(JSON.parse(id));
  }
});

test('every URL in the data is a business, a profile or a file of this site that exists', () => {
  const elsewhere = new Set([
    'https://schema.org',
    ...content.businesses.map(({ url }) => url),
    ...content.people.flatMap(({ links }) => links),
    ...(company.profiles ?? []).map(({ url }) => url),
  ]);
  const data = JSON.stringify(pages.map(graphOf));
  const urls = new Set([...data.matchAll(/"(https?:[^"]+)"/g)].map(([, url = '']) => url));
  const lost = [...urls].filter(
    (url) => !elsewhere.has(url) && !isServed(pathIn(siteUrl, url) ?? 'elsewhere'),
  );
  expect(lost).toEqual([]);
});

test('the group has the facts and established businesses that are no placeholders', () => {
  const [organization] = ofType(pageOf('/'), 'Organization') as [Node];
  const owned = content.businesses.filter(({ placeholders }) => !placeholders?.includes('url'));
  expect(organization.subOrganization ?? []).toEqual(
    owned.map(({ name, url }) => ({ '@type': 'Organization', name, url })),
  );
  const fields = { email: 'email', phone: 'telephone', address: 'address', abn: 'taxID' } as const;
  for (const [fact, field] of Object.entries(fields))
    expect.soft(field in organization, fact).toBe(isConfirmed(fact));
  expect(organization.legalName).toBe(isConfirmed('legalName') ? company.legalName : undefined);
  expect(organization.sameAs).toEqual(company.profiles?.map(({ url }) => url));
  const emails = ((organization.contactPoint ?? []) as Node[]).map(({ email }) => email);
  const expected = Object.values(company.contacts ?? {}).map((contact) => contact?.email);
  expect(emails.sort()).toEqual(expected.sort());
});
