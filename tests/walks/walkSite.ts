import { walkArticles } from './articles';
import { walkCategories } from './categories';
import { walkDocuments } from './documents';
import { walkFeeds } from './feeds';
import { walkLinks } from './links';
import { walkMetadata } from './metadata';
import { walkNews } from './news';
import { type WalkOptions, walkLayouts, walkPages } from './pages';
import { walkPeople } from './people';
import type { WalkedSite } from './site';
import { walkStructuredData } from './structuredData';

/** Defines every test that holds for any content, on one built site. */
export function walkSite(site: WalkedSite, options?: WalkOptions): void {
  walkPages(site, options);
  walkDocuments(site, options);
  walkLayouts(site);
  walkNews(site);
  walkUrls(site);
}

/** Defines the tests that see a wrong URL, on one built site. */
export function walkUrls(site: WalkedSite): void {
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
