import type { MetadataRoute } from 'next';
import { allPages } from '@/lib/pages/pages';
import { absoluteUrl } from '@/lib/urls/site';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  return allPages.map(({ path, modified }) => ({ url: absoluteUrl(path), lastModified: modified }));
}
