import type {
  AboutPage,
  BreadcrumbList,
  ContactPage,
  Graph,
  NewsArticle,
  Organization,
  WebSite,
} from 'schema-dts';
import type { Article } from './articles';
import { company, internationalPhone } from './company';
import { companyPage, type Page } from './pages';
import { absoluteUrl } from './site';
import { articlePath, sharePicturePath } from './urls';

const organizationId = absoluteUrl('/#organization');

type Fact = NonNullable<typeof company.placeholders>[number];

/** A fact for search engines, left out while it is a placeholder: they would spread it as true. */
function confirmed<Value>(field: Fact, value: Value): Value | undefined {
  return company.placeholders?.includes(field) ? undefined : value;
}

function organization(): Organization {
  const { street, locality, region, postcode } = company.address;
  return {
    '@type': 'Organization',
    '@id': organizationId,
    name: company.name,
    url: absoluteUrl('/'),
    logo: absoluteUrl('/icons/icon-512.png'),
    email: confirmed('email', company.email),
    telephone: confirmed('phone', internationalPhone(company.phone)),
    taxID: confirmed('abn', company.abn),
    address: confirmed('address', {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: locality,
      addressRegion: region,
      postalCode: postcode,
      addressCountry: 'AU',
    }),
  };
}

function website(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': absoluteUrl('/#website'),
    name: company.name,
    url: absoluteUrl('/'),
    inLanguage: 'en-AU',
    publisher: { '@id': organizationId },
  };
}

/** The breadcrumbs of a page from Home on; the last may be a name without a path. */
function breadcrumbs(...steps: readonly { path?: string; title: string }[]): BreadcrumbList {
  const trail = [{ path: '/', title: 'Home' }, ...steps];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ path, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      ...(path !== undefined && { item: absoluteUrl(path) }),
    })),
  };
}

function graph(...nodes: Graph['@graph'][number][]): Graph {
  return { '@context': 'https://schema.org', '@graph': nodes };
}

export function homeData(): Graph {
  return graph(organization(), website());
}

/** Of a page about the group itself. */
export function companyData(type: 'AboutPage' | 'ContactPage', page: Page): Graph {
  const aboutGroup: AboutPage | ContactPage = {
    '@type': type,
    name: page.title,
    description: page.description,
    url: absoluteUrl(page.path),
    about: { '@id': organizationId },
  };
  return graph(organization(), aboutGroup, breadcrumbs(page));
}

/** Of a page that is nothing more special than a page, with the pages above it first. */
export function pageData(...way: readonly Pick<Page, 'path' | 'title'>[]): Graph {
  return graph(breadcrumbs(...way));
}

export function articleData(article: Article): Graph {
  const path = articlePath(article.slug);
  const news: NewsArticle = {
    '@type': 'NewsArticle',
    headline: article.title,
    description: article.excerpt,
    articleSection: article.category,
    datePublished: article.date,
    dateModified: article.date,
    image: absoluteUrl(sharePicturePath(path)),
    inLanguage: 'en-AU',
    mainEntityOfPage: absoluteUrl(path),
    url: absoluteUrl(path),
    author: { '@id': organizationId },
    publisher: { '@id': organizationId },
  };
  return graph(
    organization(),
    news,
    // As the page shows them.
    breadcrumbs(companyPage('/news-insights'), { title: article.category }),
  );
}
