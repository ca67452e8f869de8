import type { Metadata } from 'next';
import type { Article } from '../articles/articles';
import { company } from '../company/company';
import type { Page } from '../pages/pages';
import type { TitledRedirect } from '../redirects/redirects';
import { feedPaths, openGraphImagePath } from '../urls/paths.browser';
import { absoluteUrl, isPreview, siteUrl } from '../urls/site';

/** In pixels. */
export const openGraphImageSize = { width: 1200, height: 630 } as const;

const feeds = {
  'application/rss+xml': [{ url: absoluteUrl(feedPaths.rss), title: company.name }],
  'application/feed+json': [{ url: absoluteUrl(feedPaths.json), title: company.name }],
};

const icons = {
  icon: [{ url: '/icons/icon.svg', type: 'image/svg+xml' }],
  apple: '/icons/apple-touch-icon.png',
};

/** The metadata of a page; with the dates and category of an article. */
export function pageMetadata(page: Page, article?: Pick<Article, 'date' | 'updated' | 'category'>): Metadata {
  const { title, description, path, openGraphImageOf = path } = page;
  const url = absoluteUrl(path);
  const image = { url: absoluteUrl(openGraphImagePath(openGraphImageOf)), ...openGraphImageSize, alt: title };
  const card = { title, description, images: [image] };
  const shared = { ...card, url, siteName: company.name, locale: 'en_AU' };
  return {
    metadataBase: new URL(siteUrl),
    title: `${title} | ${company.name}`,
    description,
    alternates: { canonical: url, types: feeds },
    openGraph: article
      ? {
          ...shared,
          type: 'article',
          publishedTime: article.date,
          modifiedTime: article.updated,
          section: article.category,
        }
      : { ...shared, type: 'website' },
    twitter: { ...card, card: 'summary_large_image' },
    robots: isPreview ? { index: false, follow: false } : undefined,
    verification: path === '/' && !isPreview ? ownerVerification() : undefined,
    icons,
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
    icons,
  };
}

/** The metadata of the 404 page, which has no URL of its own. */
export function notFoundMetadata({ title, description }: Pick<Page, 'title' | 'description'>): Metadata {
  return { title: `${title} | ${company.name}`, description, alternates: { types: feeds }, icons };
}
