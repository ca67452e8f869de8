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
  walkArticles(site);
  walkCategories(site);
  walkPeople(site);
  walkLinks(site);
  walkMetadata(site);
  walkStructuredData(site);
  walkFeeds(site);
}
