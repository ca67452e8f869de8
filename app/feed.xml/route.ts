import { rssFeed } from '@/lib/site/feed';
import { feedRoute } from '../feedRoute';

export const dynamic = 'force-static';

export const GET = feedRoute(rssFeed, 'application/rss+xml');
