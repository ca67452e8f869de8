import type { Metadata } from 'next';
import type { Article } from './articles';
import { company } from './company';
import type { Page } from './pages';
import type { Redirect } from './redirects';
import { absoluteUrl, isPreview, siteUrl } from './site';
import { feedPaths, sharePicturePath } from './urls';

/** Width and height of share pictures in pixels. */
export const shareSize = { width: 1200, height: 630 } as const;

const feeds = {
  'application/rss+xml': [{ url: absoluteUrl(feedPaths.rss), title: company.name }],
  'application/feed+json': [{ url: absoluteUrl(feedPaths.json), title: company.name }],
};

const icons = {
  icon: [{ url: '/icons/icon.svg', type: 'image/svg+xml' }],
  apple: '/icons/apple-touch-icon.png',
};

/**
 * Head of a page: title with the group's name, description, canonical address, cards, feeds and icons. That of an
 * article says its day and category, too.
 */
export function pageMetadata(page: Page, article?: Pick<Article, 'date' | 'category'>): Metadata {
  const { title, description, path, sharePicture = path } = page;
  const url = absoluteUrl(path);
  const image = { url: absoluteUrl(sharePicturePath(sharePicture)), ...shareSize, alt: title };
  const card = { title, description, images: [image] };
  const shared = { ...card, url, siteName: company.name, locale: 'en_AU' };
  return {
    metadataBase: new URL(siteUrl),
    title: `${title} | ${company.name}`,
    description,
    alternates: { canonical: url, types: feeds },
    openGraph: article
      ? { ...shared, type: 'article', publishedTime: article.date, section: article.category }
      : { ...shared, type: 'website' },
    twitter: { ...card, card: 'summary_large_image' },
    robots: isPreview ? { index: false, follow: false } : undefined,
    icons,
  };
}

/** Head of a redirect page: it has the canonical URL of the page that it leads to, and is not to be indexed itself. */
export function redirectMetadata({ to, title }: Redirect): Metadata {
  const canonical = absoluteUrl(to);
  return {
    metadataBase: new URL(siteUrl),
    title: `${title} | ${company.name}`,
    alternates: { canonical, types: feeds },
    openGraph: { title, url: canonical, siteName: company.name, locale: 'en_AU', type: 'website' },
    icons,
  };
}

/** Head of the page that stands for every address without one, so itself without address or card. */
export function notFoundMetadata({ title, description }: Pick<Page, 'title' | 'description'>): Metadata {
  return { title: `${title} | ${company.name}`, description, alternates: { types: feeds }, icons };
}
