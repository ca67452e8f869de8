import type { MetadataRoute } from 'next';
import { absoluteUrl, isPreview } from '@/lib/site/siteUrl';

export const dynamic = 'force-static';

/** Previews allow crawling too, because crawlers must read a page to see its `noindex`. */
export default function robots(): MetadataRoute.Robots {
  if (isPreview) return { rules: { userAgent: '*', allow: '/' } };
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absoluteUrl('/sitemap.xml') };
}
