import type { VFile } from 'vfile';
import type { SiteUrls } from '../site/siteUrls';

/** What the checks across documents share. */
export type CheckedSite = {
  /** Every document of every collection. */
  documents: readonly VFile[];
  urls: { published: SiteUrls; all: SiteUrls };
  /** The document in a form, whose writer can correct what it has in common with another. */
  edited?: VFile;
};
