import { rssFeed } from '@/lib/site/feed';
import { categoryParams, feedRoute } from '../../../../feedRoute';

export const dynamic = 'force-static';

export const generateStaticParams = categoryParams;

export const GET = feedRoute(rssFeed, 'application/rss+xml');
