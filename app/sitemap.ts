import type { MetadataRoute } from 'next';
import { listedPages } from '@/lib/pages/pagesByKind';
import { absoluteUrl } from '@/lib/urls/site';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  return listedPages.map(({ path, modified }) => ({ url: absoluteUrl(path), lastModified: modified }));
}
