import { rssFeed } from '@/lib/feeds/feed';
import { feedRoute } from '../feedRoute';

export const dynamic = 'force-static';

export const GET = feedRoute(rssFeed, 'application/rss+xml');
