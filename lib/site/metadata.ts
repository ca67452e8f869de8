import type { Metadata } from 'next';
import { categoryPath, feedPath, openGraphImagePath } from '../schemas/paths.browser';
import type { Article } from './articles';
import { company } from './company';
import type { Page } from './pages';
import type { TitledRedirect } from './redirects';
import { absoluteUrl, isPreview, siteUrl } from './siteUrl';

/** In pixels. */
export const openGraphImageSize = { width: 1200, height: 630 } as const;

const feeds = { 'application/rss+xml': [{ url: absoluteUrl(feedPath), title: company.name }] };

/** The feed of a category, before that of all articles. */
function feedsWith({ slug, name }: WithFeeds): typeof feeds {
  const own = { url: absoluteUrl(categoryPath(slug) + feedPath), title: `${company.name}: ${name}` };
  return { 'application/rss+xml': [own, ...feeds['application/rss+xml']] };
}

/** What every page has. */
const common: Metadata = {
  icons: {
    icon: [{ url: '/icons/icon.svg', type: 'image/svg+xml' }],
    apple: '/icons/apple-touch-icon.png',
  },
  // Safari on phones makes a link of what it takes for a phone number, which an ABN may be.
  formatDetection: { telephone: false },
};

type WithFeeds = { slug: string; name: string };

type Parts = {
  article?: Pick<Article, 'date' | 'updated' | 'category'>;
  /** The category whose feeds it announces. */
  category?: WithFeeds;
};

/** The metadata of a page; with the dates and category of an article. */
export function pageMetadata(page: Page & Parts): Metadata {
  const { title, description, path, isUnlisted, openGraphImageOf = path, article, category } = page;
  const url = absoluteUrl(path);
  const image = { url: absoluteUrl(openGraphImagePath(openGraphImageOf)), ...openGraphImageSize, alt: title };
  const shared = { title, description, images: [image], url, siteName: company.name, locale: 'en_AU' };
  return {
    metadataBase: new URL(siteUrl),
    title: `${title} | ${company.name}`,
    description,
    alternates: { canonical: url, types: category ? feedsWith(category) : feeds },
    openGraph: article
      ? {
          ...shared,
          type: 'article',
          publishedTime: article.date,
          modifiedTime: article.updated,
          section: article.category,
        }
      : { ...shared, type: 'website' },
    // Without it, Next.js repeats the size of the Open Graph image, which these cards do not have.
    twitter: { images: [{ url: image.url, alt: title }] },
    robots: isPreview ? { index: false, follow: false } : isUnlisted ? { index: false } : undefined,
    verification: path === '/' && !isPreview ? ownerVerification() : undefined,
    ...common,
  };
}

/** Proves to search engines who owns the site. They read the home page only. */
function ownerVerification(): Metadata['verification'] {
  const { google, bing } = company.verification ?? {};
  return { google, other: bing ? { 'msvalidate.01': bing } : undefined };
}

/** The metadata of a redirect page. Its canonical URL is the target. */
export function redirectMetadata({ to, title }: TitledRedirect): Metadata {
  const canonical = absoluteUrl(to);
  return {
    metadataBase: new URL(siteUrl),
    title: `${title} | ${company.name}`,
    alternates: { canonical, types: feeds },
    openGraph: { title, url: canonical, siteName: company.name, locale: 'en_AU', type: 'website' },
    ...common,
  };
}

/** The metadata of the 404 page, which has no URL of its own. */
export function notFoundMetadata({ title, description }: Pick<Page, 'title' | 'description'>): Metadata {
  return { title: `${title} | ${company.name}`, description, alternates: { types: feeds }, ...common };
}
