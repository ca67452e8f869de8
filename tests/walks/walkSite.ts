import type { Site } from '../sites/sites';
import { walkArticles } from './articles';
import { walkDocuments } from './documents';
import { walkFeeds } from './feeds';
import { walkLinks } from './links';
import { walkMetadata } from './metadata';
import { walkNews } from './news';
import { walkPages } from './pages';
import { openSite } from './site';
import { walkStates } from './states';
import { walkStructuredData } from './structuredData';

/** Defines every test that holds for any content, on one built site. */
export function walkSite(built: Site): void {
  const site = openSite(built);
  for (const walk of [
    walkDocuments,
    walkLinks,
    walkMetadata,
    walkStructuredData,
    walkFeeds,
    walkArticles,
    walkPages,
    walkNews,
    walkStates,
  ])
    walk(site);
}
