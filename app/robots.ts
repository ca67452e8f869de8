import type { MetadataRoute } from 'next';
import { absoluteUrl, isPreview } from '@/lib/site';

export const dynamic = 'force-static';

/** A preview may be crawled too: only then do crawlers read in its pages that they are not to be indexed. */
export default function robots(): MetadataRoute.Robots {
  if (isPreview) return { rules: { userAgent: '*', allow: '/' } };
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absoluteUrl('/sitemap.xml') };
}
