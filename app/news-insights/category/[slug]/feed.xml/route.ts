import { rssFeed } from '@/lib/feeds/feed';
import { categoryParams, feedRoute } from '../../../../feedRoute';

export const dynamic = 'force-static';

export const generateStaticParams = categoryParams;

export const GET = feedRoute(rssFeed, 'application/rss+xml');
