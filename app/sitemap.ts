import type { MetadataRoute } from 'next';
import { listedPages } from '@/lib/site/pagesByKind';
import { absoluteUrl } from '@/lib/site/siteUrl';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  return listedPages.map(({ path, modified }) => ({ url: absoluteUrl(path), lastModified: modified }));
}
