import type { Site } from '../sites/sites';
import { walkArticles } from './articles';
import { walkCategories } from './categories';
import { walkDocuments } from './documents';
import { walkFeeds } from './feeds';
import { walkLinks } from './links';
import { walkMetadata } from './metadata';
import { walkNews } from './news';
import { type WalkOptions, walkLayouts, walkPages } from './pages';
import { walkPeople } from './people';
import { openSite } from './site';
import { walkStructuredData } from './structuredData';

/** Defines every test that holds for any content, on one built site. */
export function walkSite(built: Site, options?: WalkOptions): void {
  const site = openSite(built);
  walkPages(site, options);
  walkDocuments(site, options);
  walkLayouts(site);
  walkNews(site);
  walkUrls(built);
}

/** Defines the tests that see a wrong URL, on one built site. */
export function walkUrls(built: Site): void {
  const site = openSite(built);
  for (const walk of [
    walkArticles,
    walkCategories,
    walkPeople,
    walkLinks,
    walkMetadata,
    walkStructuredData,
    walkFeeds,
  ])
    walk(site);
}
