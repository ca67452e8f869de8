import type * as Schema from 'schema-dts';
import { orNothing } from '../schemas/entity';
import { articlePath, categoryPath, openGraphImagePath } from '../schemas/paths.browser';
import { phoneToDial } from '../schemas/phone';
import { pictureSources } from '../schemas/pictureSources.browser';
import type { Article } from './articles';
import type { Author } from './authors.browser';
import { type Business, businesses, company, topicContacts } from './company';
import type { PageDocument } from './documents';
import type { CategoryPage, ListPage } from './newsPages';
import { type Page, requiredPage } from './pages';
import type { PersonOfPage } from './people';
import { pictureOf } from './pictures';
import { absoluteUrl } from './siteUrl';

const organizationId = absoluteUrl('/#organization');

type Fact = NonNullable<typeof company.placeholders>[number];

/** Leaves out placeholders: search engines would publish them as facts. */
function confirmed<Value>(fact: Fact, value: Value): Value | undefined {
  return company.placeholders?.includes(fact) ? undefined : value;
}

/** The group as the publisher of a page; the pages about the group have all of its facts. */
function publisher() {
  return {
    '@type': 'Organization',
    '@id': organizationId,
    name: company.name,
    url: absoluteUrl('/'),
    logo: absoluteUrl('/icons/icon-512.png'),
  } as const satisfies Schema.Organization;
}

function organization(): Schema.Organization {
  const { street, locality, region, postcode } = company.address;
  const acn = orNothing(company.acn);
  const owned = businesses.filter(({ placeholders }) => !placeholders?.includes('url')).map(subOrganization);
  return {
    ...publisher(),
    email: confirmed('email', company.email),
    telephone: confirmed('phone', phoneToDial(company.phone)),
    legalName: confirmed('legalName', company.legalName),
    taxID: confirmed('abn', company.abn),
    identifier: confirmed('acn', acn && { '@type': 'PropertyValue', propertyID: 'ACN', value: acn }),
    sameAs: company.profiles?.map(({ url }) => url),
    contactPoint: topicContacts.length > 0 ? topicContacts.map(contactPoint) : undefined,
    address: confirmed('address', {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: locality,
      addressRegion: region,
      postalCode: postcode,
      addressCountry: 'AU',
    }),
    ...(owned.length > 0 && { subOrganization: owned }),
  };
}

function contactPoint({ topic, name, email, phone }: (typeof topicContacts)[number]): Schema.ContactPoint {
  return {
    '@type': 'ContactPoint',
    contactType: { press: 'media', investors: 'investor relations', privacy: 'privacy officer' }[topic],
    name,
    email,
    ...(phone && { telephone: phoneToDial(phone) }),
  };
}

function subOrganization({ name, url }: Business): Schema.Organization {
  return { '@type': 'Organization', name, url };
}

function website(): Schema.WebSite {
  return {
    '@type': 'WebSite',
    '@id': absoluteUrl('/#website'),
    name: company.name,
    url: absoluteUrl('/'),
    inLanguage: 'en-AU',
    publisher: { '@id': organizationId },
  };
}

/** Breadcrumbs that start at the home page. */
function breadcrumbs(...steps: readonly { path: string; title: string }[]): Schema.BreadcrumbList {
  const trail = [{ path: '/', title: 'Home' }, ...steps];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ path, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: absoluteUrl(path),
    })),
  };
}

function graph(...nodes: Schema.Graph['@graph'][number][]): Schema.Graph {
  return { '@context': 'https://schema.org', '@graph': nodes };
}

/** The pages about the group itself, by file name. */
const aboutGroup: Readonly<Record<string, 'AboutPage' | 'ContactPage'>> = {
  about: 'AboutPage',
  contact: 'ContactPage',
};

/** The structured data of a page of content/pages/; undefined for the 404 page. */
export function dataOfPage({ slug, path, title, description }: PageDocument): Schema.Graph | undefined {
  if (slug === 'home') return graph(organization(), website());
  // The 404 page has no address.
  if (path === undefined) return undefined;
  const type = aboutGroup[slug];
  if (!type) return pageData({ path, title });
  const page: Schema.AboutPage | Schema.ContactPage = {
    '@type': type,
    name: title,
    description,
    url: absoluteUrl(path),
    about: { '@id': organizationId },
  };
  return graph(organization(), page, breadcrumbs({ path, title }));
}

/** The structured data of any other page: its breadcrumbs. */
export function pageData(...steps: readonly Pick<Page, 'path' | 'title'>[]): Schema.Graph {
  return graph(breadcrumbs(...steps));
}

/** Only people of the group have a role. */
function personOf({ name, role, path, picture }: Author, links: readonly string[] = []): Schema.Person {
  return {
    '@type': 'Person',
    name,
    ...(role && { jobTitle: role, worksFor: { '@id': organizationId } }),
    ...(path && { url: absoluteUrl(path) }),
    ...(picture && { image: absoluteUrl(pictureSources(picture).src) }),
    ...(links.length > 0 && { sameAs: links }),
  };
}

/** The structured data of a page of a person: only the first is about the person. */
export function personData({ number, path, title }: ListPage, person: PersonOfPage): Schema.Graph {
  const news = requiredPage('news-insights');
  if (number > 1) return pageData(news, { path: person.path, title: person.name }, { path, title });
  const page: Schema.ProfilePage = {
    '@type': 'ProfilePage',
    name: title,
    url: absoluteUrl(path),
    inLanguage: 'en-AU',
    mainEntity: personOf(
      person,
      person.links.filter((link) => link.startsWith('https:')),
    ),
  };
  return graph(publisher(), page, breadcrumbs(news, { path, title }));
}

/** The structured data of a page of a category. */
export function categoryData({ category, number, path, title, description }: CategoryPage): Schema.Graph {
  const news = requiredPage('news-insights');
  const first = { path: categoryPath(category.slug), title: category.name };
  const page: Schema.CollectionPage = {
    '@type': 'CollectionPage',
    ...{ name: title, description, inLanguage: 'en-AU' },
    url: absoluteUrl(path),
    publisher: { '@id': organizationId },
  };
  return graph(publisher(), page, breadcrumbs(news, first, ...(number > 1 ? [{ path, title }] : [])));
}

export function articleData(article: Article): Schema.Graph {
  const path = articlePath(article.slug);
  const picture = pictureOf(article);
  const shareImage = absoluteUrl(openGraphImagePath(path));
  const news: Schema.NewsArticle = {
    '@type': 'NewsArticle',
    headline: article.title,
    description: article.excerpt,
    articleSection: article.category,
    datePublished: article.date,
    dateModified: article.updated ?? article.date,
    image: picture ? [absoluteUrl(pictureSources(picture).src), shareImage] : shareImage,
    inLanguage: 'en-AU',
    url: absoluteUrl(path),
    author: article.authors ? article.authors.map((author) => personOf(author)) : { '@id': organizationId },
    publisher: { '@id': organizationId },
  };
  return graph(
    publisher(),
    news,
    breadcrumbs(requiredPage('news-insights'), {
      path: categoryPath(article.categorySlug),
      title: article.category,
    }),
  );
}
